/**
 * A kind of question: a query of one employer's data with a name, what it takes, and questions as people put them. The
 * built-in engine finds a kind by its examples, a model is given it as a tool, and both get the same finding.
 */
import type { ApplicantQuery } from '../../../src/events/hr-agent/query/query.ts';
import { queryParameter } from './applicants/parameter.ts';
import type { Finding } from './finding.ts';
import type { Records } from './records.ts';

const text = (maxLength: number, description: string) =>
  ({ type: 'string', minLength: 1, maxLength, description }) as const;

export const jobStatuses = ['open', 'draft', 'closed', 'expired'] as const;

/** What a query can be given, all kinds together, as JSON Schema. */
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
  /** Only how many there are is asked for. */
  readonly counts?: boolean;
}

export interface Intent {
  /** As tools are called: lower case, with underscores. */
  readonly name: string;
  readonly title: string;
  /** For a model: when to use it, and what comes back. */
  readonly description: string;
  readonly takes: readonly Parameter[];
  /** Those of them without which there is nothing to look for. */
  readonly needs: readonly Parameter[];
  /** `{job:Leather technician}` marks what stands for a parameter. */
  readonly examples: readonly string[];
  find(records: Records, args: Args): Promise<Finding>;
}

/** JSON Schema of what a kind takes. */
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

/** Names that an example can be about. */
export type Named = Pick<Args, 'job' | 'applicant' | 'other'>;

/** Whom an example is about where nobody is named. */
export const sampleCodes: Named = { applicant: 'CV1A2B3C4D', other: 'CV5E6F7A8B' };

/** An example as a person would write it who has these. */
export const exampleWith = (named: Named, example: string): string =>
  example.replace(marked, (_, name: string, plain: string) => named[name as keyof Named] ?? plain);

/** An example as anybody would write it. */
export const plainExample = (example: string): string => exampleWith({}, example);

/** An example without what stands for parameters, and which parameters those are. */
export const shapeOf = (example: string) => ({
  words: example.replace(marked, ' '),
  slots: [...example.matchAll(marked)].map(([, name]) => name as Parameter),
});
