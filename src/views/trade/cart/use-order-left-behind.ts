/** Tells whoever logs out that an order of theirs is not sent yet, wherever in the app they do it. */
import { useEffect } from 'react';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';

export function useOrderLeftBehind(): void {
  const { auth, cart } = useApp();
  useEffect(() => {
    const who = () => auth.getSnapshot().context.user?.uid ?? null;
    let known = who();
    const { unsubscribe } = auth.subscribe(() => {
      const left = known;
      known = who();
      if (left === null || left === known || cart.stream()?.state.checkout?.buyer !== left) return;
      notify({
        message: 'Your order is not sent yet: it waits on this device until you log in here again.',
        tone: 'warning',
        timeout: 10_000,
      });
    });
    return unsubscribe;
  }, [auth, cart]);
}
