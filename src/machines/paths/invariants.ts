/**
 * The kinds of invariants that models state: that the words of an error or a refusal are its own, and that what is kept
 * is what came, whole. Whether a part of the context must be empty is the abstraction's to compare.
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

/** A part is empty, or one of what the step brings, or as it was where the step brings nothing. */
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

/** A part is exactly what the step brings; where it brings nothing, it is empty or as it was. */
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

/** A list holds nothing but what it held, and what the step brings. */
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

/** What the effect answered, when the event is its answer. */
export function answerOf(event: AnyEventObject, ...effects: readonly string[]): readonly unknown[] {
  const outcome = outcomeOf(event);
  return outcome?.kind === 'done' && effects.includes(outcome.id) ? [outcome.output] : [];
}

/** Why the effect failed, when the event is its failure. */
export function errorOf(event: AnyEventObject, ...effects: readonly string[]): readonly unknown[] {
  const outcome = outcomeOf(event);
  return outcome?.kind === 'failed' && effects.includes(outcome.id) ? [outcome.error] : [];
}

/** A failure says what the effect's error says. */
export const saysWhyItFailed = <Context>(
  key: keyof Context & string,
  ...effects: readonly string[]
): InvariantOf<Context> =>
  comesFrom<Context>(key, ({ event }) => errorOf(event, ...effects).map((error) => failureOf(error)));

/** A refusal has the reason and the words of the one that the effect answered. */
export const saysWhyItWasRefused = <Context>(
  key: keyof Context & string,
  ...effects: readonly string[]
): InvariantOf<Context> =>
  comesFrom<Context>(key, ({ event }) =>
    answerOf(event, ...effects)
      .filter((answer) => answer instanceof Refused)
      .map(({ reason, message }) => ({ reason, message })),
  );
