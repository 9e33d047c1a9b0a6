/** The statechart of the cart's order, and what a page shows of it. There is none while the cart is not open. */
import { useSelector } from '@xstate/react';
import type { OrderActor, OrderSnapshot } from '../../../machines/order.machine.ts';
import { useApp } from '../../app.ts';

export function useOrderActor(): OrderActor | undefined {
  const { actor } = useApp().cart;
  return useSelector(actor, ({ children }) => children.order);
}

export function useOrder<Part>(select: (snapshot: OrderSnapshot | undefined) => Part): Part {
  return useSelector(useOrderActor(), select);
}
