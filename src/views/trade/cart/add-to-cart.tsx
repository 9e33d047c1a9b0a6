/** Puts a product into the cart, and shows when that is saved or why it failed. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../events/product/port.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { CartIcon } from '../../ui/icons.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { nameOf } from '../products/words.ts';
import classes from './cart.module.css';
import { useCartState } from './use-cart.ts';

/** Whether it can be put into a cart. Products without a price are sold by quote. */
const canBeBought = ({ priceCents, stock, seller }: Product, uid: string | undefined) =>
  priceCents > 0 && stock !== 0 && seller.uid !== uid;

function useAdd(product: Product) {
  const { cart } = useApp();
  const { person } = useSession();
  const { id, title, seller, pictures, priceCents } = product;
  return (quantity: number) =>
    cart.actor.send({
      type: 'line.add',
      uid: person?.uid ?? null,
      line: {
        productId: id,
        title,
        seller: seller.uid,
        sellerName: nameOf(seller),
        image: pictures[0]?.smallUrl ?? null,
        priceCents,
        quantity,
      },
    });
}

/** Adds one item from a list. */
export function QuickAdd({ product }: { product: Product }) {
  const { person } = useSession();
  const add = useAdd(product);
  const count = useQuantityInCart(product.id);
  if (!canBeBought(product, person?.uid)) return null;
  return (
    <Button
      variant={count > 0 ? 'light' : 'filled'}
      size="compact-md"
      leftSection={<CartIcon size={17} />}
      aria-label={`Add ${product.title} to the cart${count > 0 ? `, ${count} in it` : ''}`}
      onClick={() => add(1)}
    >
      {count > 0 ? `${count} in cart` : 'Add'}
    </Button>
  );
}

/** Adds a chosen quantity, on the product's own page. */
export function AddToCart({ product }: { product: Product }) {
  const { person } = useSession();
  const add = useAdd(product);
  const count = useQuantityInCart(product.id);
  const [quantity, setQuantity] = useState<number | string>(1);
  if (!canBeBought(product, person?.uid)) return null;
  const wanted = typeof quantity === 'number' ? quantity : null;
  return (
    <div>
      <Group align="center" gap="sm">
        <QuantityStepper max={999} clampBehavior="strict" value={quantity} onChange={setQuantity} />
        <Button
          leftSection={<CartIcon size={19} />}
          disabled={wanted === null}
          onClick={() => wanted !== null && add(wanted)}
        >
          Add to cart
        </Button>
      </Group>
      <p className={classes.inCart} role="status">
        {count > 0 ? (
          <>
            {count} in <Link to="/new-transaction-cart">your cart</Link>
          </>
        ) : null}
      </p>
    </div>
  );
}

function useQuantityInCart(productId: string): number {
  const state = useCartState();
  return state?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}
