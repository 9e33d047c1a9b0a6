/** Gives back what was typed for an entry that is not added, because the person left the locked entries as they are. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LedgerActor } from '../../machines/ledger.machine.ts';

/** Of more entries than wait at once, the earliest are not given back. */
const maxRemembered = 100;

/**
 * @param onBack called with what was typed for each such entry, in order
 * @returns remembers what was typed for the entry of an id, until it is saved
 */
export function usePutBack<Typed>(
  actor: LedgerActor,
  onBack: (typed: readonly Typed[]) => void,
): (id: string, typed: Typed) => void {
  const remembered = useRef(new Map<string, Typed>());
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let { held } = actor.getSnapshot().context;
    const followed = actor.subscribe(({ context }) => {
      if (context.held.length > 0) held = context.held;
      const { last } = context;
      if (last?.command.type === 'AddEntry') remembered.current.delete(last.command.id);
    });
    const answered = actor.on('LockAnswered', ({ data }) => {
      if (data.confirmed) return;
      const ids = held.flatMap(({ command }) => (command.type === 'AddEntry' ? [command.id] : []));
      const typed = ids.flatMap((id) => {
        const known = remembered.current.get(id);
        return known === undefined ? [] : [known];
      });
      for (const id of ids) remembered.current.delete(id);
      if (typed.length > 0) back(typed);
    });
    return () => {
      followed.unsubscribe();
      answered.unsubscribe();
    };
  }, [actor]);
  return (id, typed) => {
    const [earliest] = remembered.current.keys();
    if (remembered.current.size >= maxRemembered && earliest !== undefined)
      remembered.current.delete(earliest);
    remembered.current.set(id, typed);
  };
}
