/**
 * How long an employer keeps closed applications, stream `retention-rules/{uid}` on the server. Which are closed, and when one
 * is due, is known to the server's database alone, which also erases it.
 */
import { produce } from 'immer';
import * as z from 'zod/mini';
import {
  type CommandOf,
  decideBy,
  type Decider,
  type Decision,
  type Projection,
  Refused,
} from '../log/decider.ts';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';

export const maxMonths = 120;
const monthsSchema = z.nullable(z.int().check(z.gte(1), z.lte(maxMonths)));

/** What the page offers. */
export const offeredMonths = [1, 3, 6, 12, 24, 36] as const;

export const retentionFacts = {
  /** null: kept until somebody erases them. */
  RetentionRuleSaved: defineFact('truth', 1, z.strictObject({ months: monthsSchema })),
} as const;
export type RetentionFact = FactsOf<typeof retentionFacts>;
export const retentionFact = factConstructors(retentionFacts);
export const retentionStream = defineStream('retention-rules/', retentionFacts);
export const retentionStreamName = (uid: string) => `retention-rules/${uid}`;

export interface RetentionRule {
  /** Seq of the last fact; 0: never saved. */
  readonly version: number;
  /** Months after which a closed application is erased; null: it is kept. */
  readonly months: number | null;
}

export const retentionProjection: Projection<RetentionRule, RetentionFact> = {
  name: 'retention-rule',
  version: 1,
  initial: () => ({ version: 0, months: null }),
  evolve: (state, { data, seq }) =>
    produce(state, (draft) => {
      draft.version = seq;
      draft.months = data.months;
    }),
  encode: (state) => ({ ...state }),
  decode: (json) => json as unknown as RetentionRule,
};

export type RetentionRefusal = 'changed-meanwhile' | 'bad-months' | 'unconfirmed';
type RetentionDecision = Decision<RetentionFact, RetentionRefusal>;

/** Whether applications are erased sooner than before. */
export const isShorter = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before);

export const applicationsText = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'application' : 'applications'}`;

const rules = {
  /** `due`: how many applications the rule would erase at once. `confirmed`: the number that the person agreed to. */
  SaveRetentionRule(
    state: RetentionRule,
    {
      seen,
      months,
      due,
      confirmed,
    }: {
      readonly seen: number;
      readonly months: number | null;
      readonly due: number;
      readonly confirmed: number;
    },
  ): RetentionDecision {
    // Idempotent, so that a lost answer can be asked for again.
    if (months === state.months) return [];
    if (seen !== state.version)
      return new Refused(
        'changed-meanwhile',
        'This was changed in another window. Load the page again first.',
      );
    if (!monthsSchema.safeParse(months).success)
      return new Refused('bad-months', `Choose between 1 and ${maxMonths} months.`);
    if (isShorter(state.months, months) && due > confirmed)
      return new Refused(
        'unconfirmed',
        `${applicationsText(due)} would be erased now, more than you agreed to. Look at the number and confirm it.`,
      );
    return [retentionFact.RetentionRuleSaved({ months })];
  },
};

export type RetentionCommand = CommandOf<typeof rules>;

export const retentionDecider: Decider<RetentionRule, RetentionCommand, RetentionFact, RetentionRefusal> = {
  projection: retentionProjection,
  decide: decideBy(rules),
};
