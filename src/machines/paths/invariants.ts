/**
 * Invariants shared by models: error and refusal messages stay those of their source, and stored results stay complete and
 * unchanged. Whether a part of the context must be empty is compared by the abstraction.
 */
import type { AnyEventObject } from 'xstate';
import { Refused } from '../../events/log/decider.ts';
import { failureOf } from '../../events/shared/failure.ts';
import type { Invariant, Taken } from './expectations.ts';
import { outcomeOf } from './model.ts';
import { isSame } from './same.ts';

export interface WithContext<Context> {
  readonly context: Context;
}
export type InvariantOf<Context> = Invariant<WithContext<Context>>;
export type StepOf<Context> = Taken<WithContext<Context>>;

/** The part is empty, or one of the values the step brings; if it brings none, empty or unchanged. */
export const comesFrom = <Context>(
  key: keyof Context & string,
  brought: (step: StepOf<Context>) => readonly unknown[],
): InvariantOf<Context> => ({
  name: `${key} is what the step brings, or as it was`,
  holds(step) {
    const value = step.now.context[key];
    if (value === null || value === undefined) return true;
    const sources = brought(step);
    return (sources.length > 0 ? sources : [step.before.context[key]]).some((one) => isSame(value, one));
  },
});

/** The part is exactly what the step brings; if it brings nothing, empty or unchanged. */
export const takes = <Context>(
  key: keyof Context & string,
  brought: (step: StepOf<Context>) => readonly unknown[],
): InvariantOf<Context> => ({
  name: `${key} takes what the step brings, or is as it was`,
  holds(step) {
    const value = step.now.context[key];
    const sources = brought(step);
    if (sources.length > 0) return sources.some((one) => isSame(value, one));
    return value === null || value === undefined || isSame(value, step.before.context[key]);
  },
});

/** The list contains only what it contained before and what the step brings. */
export const holdsOnly = <Context>(
  key: keyof Context & string,
  brought: (step: StepOf<Context>) => readonly unknown[],
): InvariantOf<Context> => ({
  name: `${key} holds nothing but what it held and what the step brings`,
  holds(step) {
    const known = [...(step.before.context[key] as readonly unknown[]), ...brought(step)];
    return (step.now.context[key] as readonly unknown[]).every((one) =>
      known.some((other) => isSame(one, other)),
    );
  },
});

/** The effect's result, if the event is its completion. */
export function answerOf(event: AnyEventObject, ...effects: readonly string[]): readonly unknown[] {
  const outcome = outcomeOf(event);
  return outcome?.kind === 'done' && effects.includes(outcome.id) ? [outcome.output] : [];
}

/** The effect's error, if the event is its failure. */
export function errorOf(event: AnyEventObject, ...effects: readonly string[]): readonly unknown[] {
  const outcome = outcomeOf(event);
  return outcome?.kind === 'failed' && effects.includes(outcome.id) ? [outcome.error] : [];
}

/** A failure has the reason and message of the effect's error. */
export const saysWhyItFailed = <Context>(
  key: keyof Context & string,
  ...effects: readonly string[]
): InvariantOf<Context> =>
  comesFrom<Context>(key, ({ event }) => errorOf(event, ...effects).map((error) => failureOf(error)));

/** A refusal has the reason and message of the effect's result. */
export const saysWhyItWasRefused = <Context>(
  key: keyof Context & string,
  ...effects: readonly string[]
): InvariantOf<Context> =>
  comesFrom<Context>(key, ({ event }) =>
    answerOf(event, ...effects)
      .filter((answer) => answer instanceof Refused)
      .map(({ reason, message }) => ({ reason, message })),
  );
