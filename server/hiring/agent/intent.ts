/**
 * Defines a kind of question: a named query of one employer's data with parameters and example questions. The built-in engine
 * recognizes a kind by its examples, a model gets it as a tool, and both get the same finding.
 */
import type { ApplicantQuery } from '../../../src/events/hr-agent/query/query.ts';
import { queryParameter } from './applicants/parameter.ts';
import type { Finding } from './finding.ts';
import type { Records } from './records.ts';

const text = (maxLength: number, description: string) =>
  ({ type: 'string', minLength: 1, maxLength, description }) as const;

export const jobStatuses = ['open', 'draft', 'closed', 'expired'] as const;

/** The parameters of all kinds, as JSON Schema. */
export const parameters = {
  job: text(300, 'One of the own jobs: its title, or its id.'),
  applicant: text(300, 'An applicant: the name, or the id of a résumé.'),
  other: text(300, 'Another applicant: the name, or the id of a résumé.'),
  skill: text(
    100,
    'A skill, in any spelling: JavaScript, stain removal. Other words are looked for in the text.',
  ),
  jobStatus: { type: 'string', enum: jobStatuses, description: 'Expired: open, and its last day is past.' },
  days: {
    type: 'integer',
    minimum: 1,
    maximum: 3660,
    description: 'So many days back, or ahead, from today.',
  },
  limit: { type: 'integer', minimum: 1, maximum: 50, description: 'How many to list at most.' },
  query: queryParameter,
} as const;

export type Parameter = keyof typeof parameters;

export interface Args {
  readonly job?: string;
  readonly applicant?: string;
  readonly other?: string;
  readonly skill?: string;
  readonly jobStatus?: (typeof jobStatuses)[number];
  readonly days?: number;
  readonly limit?: number;
  readonly query?: ApplicantQuery;
  /** Whether only the number is asked for. */
  readonly counts?: boolean;
}

export interface Intent {
  /** Also the name of the tool: lowercase, with underscores. */
  readonly name: string;
  readonly title: string;
  /** For a model: when to use it, and what comes back. */
  readonly description: string;
  readonly takes: readonly Parameter[];
  /** The required parameters. */
  readonly needs: readonly Parameter[];
  /** `{job:Leather technician}` marks the value of a parameter. */
  readonly examples: readonly string[];
  find(records: Records, args: Args): Promise<Finding>;
}

/** JSON Schema of a kind's parameters. */
export const schemaOf = ({
  takes,
  needs,
}: Pick<Intent, 'takes' | 'needs'>): Readonly<Record<string, unknown>> => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(takes.map((name) => [name, parameters[name]])),
  required: [...needs],
});

const marked = /\{(\w+):([^}]*)\}/g;

/** Names to use in examples. */
export type Named = Pick<Args, 'job' | 'applicant' | 'other'>;

/** Résumé codes for examples when blind. */
export const sampleCodes: Named = { applicant: 'CV1A2B3C4D', other: 'CV5E6F7A8B' };

/** An example question with these names. */
export const exampleWith = (named: Named, example: string): string =>
  example.replace(marked, (_, name: string, plain: string) => named[name as keyof Named] ?? plain);

/** An example question with its sample names. */
export const plainExample = (example: string): string => exampleWith({}, example);

/** An example without its parameter values, and the parameters in it. */
export const shapeOf = (example: string) => ({
  words: example.replace(marked, ' '),
  slots: [...example.matchAll(marked)].map(([, name]) => name as Parameter),
});
