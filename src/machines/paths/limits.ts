/**
 * Checks limits that are too high to be reached by exploring, such as how many commands may wait: an actor is led up to
 * the limit, which must still fit, and one beyond it, which must not.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Limit } from './expectations.ts';
import { folder } from './fold.ts';
import { allSamples } from './graph.ts';
import type { PathModel } from './model.ts';
import { TestActor } from './test-actor.ts';

/** What is wrong at the limit, or null. `machine` may be a changed copy of the model's own. */
export function checkLimit(
  model: PathModel,
  { name, most, before, again, isOver }: Limit<AnyMachineSnapshot>,
  machine: AnyStateMachine = model.machine,
): string | null {
  const samples = allSamples(model);
  const actor = new TestActor(model, machine, Object.values(model.starts)[0]);
  const take = (names: readonly string[]): string | null => {
    for (const sample of names) {
      const event = samples[sample];
      const problem = event ? (actor.take(event) ?? actor.problem) : `there is no sample ${sample}`;
      if (problem !== null) return `${name}: ${sample}: ${problem}`;
    }
    return null;
  };
  const grow = (times: number): string | null => {
    for (let i = 0; i < times; i += 1) {
      const problem = take(again);
      if (problem !== null) return problem;
    }
    return null;
  };
  try {
    actor.start();
    const problem = take(before) ?? grow(most);
    if (problem !== null) return problem;
    if (isOver(actor.snapshot)) return `${name}: ${most} are too many already`;
    const beyond = grow(1);
    if (beyond !== null) return beyond;
    if (!isOver(actor.snapshot)) return `${name}: ${most + 1} still fit`;
    return folder(model)(actor.takeFacts(), actor.snapshot);
  } catch (error) {
    return `${name}: it threw ${String(error)}`;
  } finally {
    actor.stop();
  }
}
