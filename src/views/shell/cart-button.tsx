/** The way to the cart, with how many items lie in it. A visitor sees it once there is something in it. */
import { Link } from 'react-router-dom';
import { useCartCount } from '../trade/cart/use-cart.ts';
import { CartIcon } from '../ui/icons.tsx';
import classes from './cart-button.module.css';

export function CartButton({ always }: { always: boolean }) {
  const count = useCartCount();
  if (!always && count === 0) return null;
  const label = count === 0 ? 'empty' : count === 1 ? '1 item' : `${count} items`;
  return (
    <Link to="/new-transaction-cart" className={classes.cart} aria-label={`Shopping cart, ${label}`}>
      <CartIcon size={24} />
      {count > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
}
