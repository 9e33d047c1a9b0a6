/** Says what became of the last thing that was done to the cart: a removal, with the way back, or why it was refused. */
import { useEffect } from 'react';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';

export function useCartNotices(): void {
  const { actor } = useApp().cart;
  useEffect(() => {
    let known = actor.getSnapshot().context.last;
    const { unsubscribe } = actor.subscribe(({ context: { last, refusal } }) => {
      if (last !== known) {
        known = last;
        const removal = last?.command.type === 'RemoveFromCart' ? last.records[0] : undefined;
        if (removal) {
          const { line } = removal.data as { readonly line: { readonly title: string } };
          notify({
            message: `${line.title} is out of your cart`,
            action: { label: 'Undo', run: () => actor.send({ type: 'line.restore', removal: removal.seq }) },
          });
        }
      }
      if (refusal) {
        notify({ message: refusal.message, tone: 'negative' });
        actor.send({ type: 'refusal.dismiss' });
      }
    });
    return unsubscribe;
  }, [actor]);
}
