/** On logout, anywhere in the app, tells the person if an order of theirs has not been sent yet. */
import { useEffect } from 'react';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';

export function useOrderLeftBehind(): void {
  const { auth, cart } = useApp();
  useEffect(() => {
    const currentUid = () => auth.getSnapshot().context.user?.uid ?? null;
    let lastUid = currentUid();
    const { unsubscribe } = auth.subscribe(() => {
      const previousUid = lastUid;
      lastUid = currentUid();
      if (
        previousUid === null ||
        previousUid === lastUid ||
        cart.stream()?.state.checkout?.buyer !== previousUid
      )
        return;
      notify({
        message: 'Your order hasn’t been sent yet. It stays on this device until you log in here again.',
        tone: 'warning',
        timeout: 10_000,
      });
    });
    return unsubscribe;
  }, [auth, cart]);
}
