/**
 * A kind of question: a query of one employer's data with a name, what it takes, and questions as people put them. The
 * built-in engine finds a kind by its examples, a model is given it as a tool, and both get the same finding.
 */
import type { Finding } from './finding.ts';
import type { Records } from './records.ts';

/** What a query can be given, all kinds together. */
export const parameters = {
  job: {
    type: 'string',
    minLength: 1,
    maxLength: 300,
    description: 'One of the own jobs: its title, or its id.',
  },
  applicant: {
    type: 'string',
    minLength: 1,
    maxLength: 300,
    description: 'An applicant: the name, or the id of a résumé.',
  },
  other: {
    type: 'string',
    minLength: 1,
    maxLength: 300,
    description: 'Another applicant: the name, or the id of a résumé.',
  },
  skill: {
    type: 'string',
    minLength: 1,
    maxLength: 100,
    description: 'A skill, in any spelling: JavaScript, stain removal.',
  },
  jobStatus: {
    type: 'string',
    enum: ['open', 'draft', 'closed', 'expired'],
    description: 'Expired: open, and its last day is past.',
  },
  status: {
    type: 'string',
    enum: ['in-progress', 'undecided', 'shortlisted', 'rejected', 'failed'],
    description: 'Undecided: screened, and neither shortlisted nor rejected.',
  },
  days: {
    type: 'integer',
    minimum: 1,
    maximum: 3660,
    description: 'How many days back or ahead, today included.',
  },
  minScore: { type: 'integer', minimum: 0, maximum: 100, description: 'At least this score.' },
  maxScore: { type: 'integer', minimum: 0, maximum: 100, description: 'At most this score.' },
  years: { type: 'number', minimum: 0, maximum: 60, description: 'At least so many years of work.' },
  limit: { type: 'integer', minimum: 1, maximum: 50, description: 'How many to list at most.' },
} as const;

export interface Args {
  readonly job?: string;
  readonly applicant?: string;
  readonly other?: string;
  readonly skill?: string;
  readonly jobStatus?: 'open' | 'draft' | 'closed' | 'expired';
  readonly status?: 'in-progress' | 'undecided' | 'shortlisted' | 'rejected' | 'failed';
  readonly days?: number;
  readonly minScore?: number;
  readonly maxScore?: number;
  readonly years?: number;
  readonly limit?: number;
}

export type Parameter = keyof Args;

export interface Kind {
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
export const schemaOf = ({ takes, needs }: Kind): Readonly<Record<string, unknown>> => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(takes.map((name) => [name, parameters[name]])),
  required: [...needs],
});

const marked = /\{(\w+):([^}]*)\}/g;

/** An example as a person would write it. */
export const plainExample = (example: string): string => example.replace(marked, '$2');

/** An example with the name of each parameter in the place of what stands for it. */
export const shapeOf = (example: string): string => example.replace(marked, ' \u0001$1 ');
