/**
 * Notices about the cart: an item was removed (with Undo), a change was refused, and, on pages that do not show it
 * themselves, the cart could not be saved.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';

export function useCartNotices({ onCartPage = false } = {}): void {
  const { actor } = useApp().cart;
  const navigate = useNavigate();
  useEffect(() => {
    let known = actor.getSnapshot().context.last;
    let { queue: waiting, failure: trouble } = actor.getSnapshot().context;
    const { unsubscribe } = actor.subscribe(({ context: { last, refusal, queue, failure } }) => {
      const isNew = queue !== waiting || failure !== trouble;
      [waiting, trouble] = [queue, failure];
      if (isNew && failure && queue.length > 0 && !onCartPage) {
        notify({
          message: `Your cart is not saved. ${failure.message}`,
          tone: 'negative',
          action: { label: 'Go to the cart', run: () => void navigate('/new-transaction-cart') },
        });
      }
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
  }, [actor, navigate, onCartPage]);
}
