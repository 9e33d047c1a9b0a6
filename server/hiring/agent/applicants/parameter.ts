/** The JSON Schema of an applicant query, for models. Which conditions may be combined is checked by the query's own schema. */
import {
  applicantStates,
  comparisons,
  dateComparisons,
  degreeLevels,
  longestWords,
  maxAlternatives,
  maxClauses,
  maxLimit,
  orders,
} from '../../../../src/events/hr-agent/query/query.ts';

const words = { type: 'string', minLength: 1, maxLength: longestWords } as const;
const not = { type: 'boolean', description: 'Those for whom it is not so.' } as const;
const only = (of: string, more: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  additionalProperties: false,
  required: ['of', 'not', ...Object.keys(more)],
  properties: { of: { const: of }, not, ...more },
});
const number = { type: 'number', minimum: 0, maximum: 100 } as const;
const compared = { is: { enum: comparisons }, value: number, to: { type: ['number', 'null'] } };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

const condition = {
  oneOf: [
    only('skill', { value: words }),
    only('language', { value: words }),
    only('certification', { value: { type: ['string', 'null'], description: 'null: any certificate.' } }),
    only('degree', { level: { enum: degreeLevels, description: 'At least this degree.' } }),
    only('worked-at', { value: words }),
    only('studied-at', { value: words }),
    only('mentions', { value: words }),
    only('years', compared),
    only('score', compared),
    only('state', {
      state: {
        enum: applicantStates,
        description:
          'Undecided: screened, and not decided. Those who withdrew are left out unless asked for.',
      },
    }),
    only('applied', { is: { enum: dateComparisons }, day, to: { type: ['string', 'null'] } }),
    only('job', {
      id: { ...words, description: 'The title of an own job, or its id.' },
      title: { type: 'string' },
    }),
  ],
} as const;

export const queryParameter = {
  type: 'object',
  additionalProperties: false,
  required: ['clauses', 'order', 'limit'],
  properties: {
    clauses: {
      description: 'All of them must hold; of the alternatives in one, one is enough.',
      type: 'array',
      maxItems: maxClauses,
      items: { type: 'array', minItems: 1, maxItems: maxAlternatives, items: condition },
    },
    order: { enum: orders },
    limit: { type: ['integer', 'null'], minimum: 1, maximum: maxLimit },
  },
} as const;
