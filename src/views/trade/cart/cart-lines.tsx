/** The lines of the cart by seller, each with its total, and the last removed line with its Undo. */
import { ActionIcon, Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../../events/cart/events.ts';
import { bySeller, type CartState } from '../../../events/cart/projection.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { totalCentsOf } from '../../../events/transaction/line.ts';
import { useApp } from '../../app.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { PictureIcon, TrashIcon, UndoIcon } from '../../ui/icons.tsx';
import { viewPath } from '../products/words.ts';
import classes from './cart.module.css';

export function CartLines({ state }: { state: CartState }) {
  const symbol = useCurrency();
  const { actor } = useApp().cart;
  const [latest] = state.removed;
  const locked = state.checkout !== null;
  return (
    <div className={classes.groups}>
      {bySeller(state.lines).map((lines) => {
        const { seller, sellerName } = lines[0]!;
        return (
          <section key={seller} className={classes.group} aria-label={`From ${sellerName}`}>
            <h2 className={classes.seller}>{sellerName}</h2>
            <ul className={classes.lines}>
              {lines.map((line) => (
                <Line key={line.productId} line={line} locked={locked} />
              ))}
            </ul>
            <p className={classes.sum}>
              <span>From {sellerName}</span>
              <strong>{formatCents(totalCentsOf(lines) ?? 0, { symbol })}</strong>
            </p>
          </section>
        );
      })}
      {latest && !locked ? (
        <p className={classes.removed}>
          <span>{latest.line.title} was removed.</span>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<UndoIcon size={17} />}
            onClick={() => actor.send({ type: 'line.restore', removal: latest.seq })}
          >
            Put it back
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Line({ line, locked }: { line: CartLine; locked: boolean }) {
  const { actor } = useApp().cart;
  const symbol = useCurrency();
  const { productId, title, image, priceCents, quantity } = line;
  return (
    <li className={classes.line}>
      {image ? (
        <img src={image} alt="" className={classes.image} />
      ) : (
        <span className={classes.image}>
          <PictureIcon size={28} />
        </span>
      )}
      <div className={classes.words}>
        <Link to={viewPath(productId)} className={classes.title}>
          {title}
        </Link>
        <span className={classes.each}>{formatCents(priceCents, { symbol })} each</span>
      </div>
      <span className={classes.steps}>
        <Quantity
          title={title}
          quantity={quantity}
          disabled={locked}
          onChange={(wanted) => actor.send({ type: 'line.change', productId, quantity: wanted })}
        />
      </span>
      <strong className={classes.total}>{formatCents(priceCents * quantity, { symbol })}</strong>
      <ActionIcon
        variant="subtle"
        color="red"
        size={44}
        disabled={locked}
        aria-label={`Take ${title} out of the cart`}
        onClick={() => actor.send({ type: 'line.remove', productId })}
      >
        <TrashIcon />
      </ActionIcon>
    </li>
  );
}

interface QuantityProps {
  readonly title: string;
  readonly quantity: number;
  readonly disabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/** A typed quantity is saved after a pause or when the field loses focus, one from a button at once. */
function Quantity({ title, quantity, disabled, onChange }: QuantityProps) {
  const { actor } = useApp().cart;
  const [typed, setTyped] = useState<number | string>(quantity);
  const [saved, setSaved] = useState(quantity);
  const idle = useSelector(actor, ({ context }) => context.queue.length === 0);
  // Follow a quantity saved here or in another tab, but not while later changes are still being saved.
  if (idle && saved !== quantity) {
    setSaved(quantity);
    setTyped(quantity);
  }
  useEffect(() => {
    // The change was not saved: show the saved quantity again.
    const reset = () => setTyped(quantity);
    const listening = [
      actor.on('CartCommandRefused', reset),
      actor.on('CartCommandTurnedAway', reset),
      actor.on('CartCommandsDiscarded', reset),
    ];
    return () => {
      for (const { unsubscribe } of listening) unsubscribe();
    };
  }, [actor, quantity]);
  const save = useDebouncedCallback((wanted: number | string) => {
    if (typeof wanted === 'number' && wanted >= 1 && wanted !== quantity) onChange(wanted);
  }, 400);
  const valid = typeof typed === 'number' && typed >= 1;
  return (
    <QuantityStepper
      of={title}
      max={999}
      clampBehavior="strict"
      disabled={disabled}
      value={typed}
      error={valid ? null : 'From 1 to 999'}
      onChange={(wanted) => {
        setTyped(wanted);
        save(wanted);
      }}
      onStep={(wanted) => {
        setTyped(wanted);
        save(wanted);
        save.flush();
      }}
      onBlur={() => {
        if (valid) save.flush();
        else setTyped(quantity);
      }}
    />
  );
}
