/** Link to the cart with its number of items. Visitors see it only if the cart is not empty. */
import { useCartCount } from '../trade/cart/use-cart.ts';
import { CountedLink } from '../ui/counted-link.tsx';
import { CartIcon } from '../ui/icons.tsx';

export function CartButton({ always }: { always: boolean }) {
  const count = useCartCount();
  if (!always && count === 0) return null;
  const label = count === 0 ? 'empty' : count === 1 ? '1 item' : `${count} items`;
  return (
    <CountedLink
      to="/new-transaction-cart"
      label={`Shopping cart, ${label}`}
      count={count}
      icon={<CartIcon size={24} />}
    />
  );
}
