/** Deletes something that can be restored: at once, with a notice that offers to undo it. */
import { messageOf } from './message-of.ts';
import { notify } from './notices.ts';

export interface RemovalOptions<Thing> {
  /** Name of the thing in the notices. */
  readonly nameOf: (thing: Thing) => string;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** Called after a deletion and after a restore. */
  readonly onDone: () => void;
}

export interface Removal<Thing> {
  readonly remove: (thing: Thing) => Promise<void>;
  readonly restore: (thing: Thing) => Promise<void>;
}

export function removalOf<Thing extends { readonly id: string }>({
  nameOf,
  onDone,
  ...calls
}: RemovalOptions<Thing>): Removal<Thing> {
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      onDone();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
  };
  const restore = (thing: Thing) =>
    attempt(async () => {
      await calls.restore(thing.id);
      notify({ message: `${nameOf(thing)} is back`, tone: 'positive' });
    });
  const remove = (thing: Thing) =>
    attempt(async () => {
      await calls.remove(thing.id);
      const action = { label: 'Undo', run: () => void restore(thing) };
      notify({ message: `${nameOf(thing)} is deleted`, tone: 'positive', action });
    });
  return { remove, restore };
}
