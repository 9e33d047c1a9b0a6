/** The current cart of this device, whichever tab changed it. */
import { useCallback, useSyncExternalStore } from 'react';
import { type CartState, itemCount } from '../../../events/cart/projection.ts';
import { type CartPort, useApp } from '../../app.ts';

/** null while it is being opened, and if it cannot be. */
export function useCartState(): CartState | null {
  const { cart } = useApp();
  useCartVersion(cart);
  return cart.stream()?.state ?? null;
}

export function useCartCount(): number {
  const state = useCartState();
  return state ? itemCount(state) : 0;
}

function useCartVersion(cart: CartPort): number {
  const subscribe = useCallback((onChange: () => void) => cart.subscribe(onChange), [cart]);
  return useSyncExternalStore(subscribe, () => cart.stream()?.version ?? -1);
}
