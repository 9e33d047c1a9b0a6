/** What happens next with an order, for its reader: derived from its state, never stored. */
import type { TransactionDetail } from '../../../events/transaction/detail.ts';
import { readablePhone } from '../../../events/shared/phone.ts';
import { paymentMethodNames } from '../../../events/transaction/contact.ts';
import classes from './next.module.css';
import { handoverWords } from './words.ts';

type Order = Pick<
  TransactionDetail,
  'state' | 'readyAt' | 'handover' | 'seller' | 'contact' | 'paymentMethod'
>;

/** Empty for an order that is finished or not placed. */
function nextWords(order: Order, reader: 'buyer' | 'seller'): readonly string[] {
  const { state, readyAt, handover, seller, contact, paymentMethod } = order;
  if (state !== 'unpaid' && state !== 'paid') return [];
  const delivered = handover?.way === 'delivery';
  const time = handover ? `${handoverWords(handover)}.` : null;
  const unpaid = state === 'unpaid';
  if (reader === 'seller')
    return [
      readyAt === null
        ? 'Get it ready, then mark it as ready. We’ll let the buyer know.'
        : `The buyer knows it’s ready${contact.phone ? `; you reach them at ${readablePhone(contact.phone)}` : ''}.`,
      time ?? 'No time is agreed yet.',
      ...(unpaid ? ['Mark it as paid once you have the money.'] : []),
    ];
  return [
    readyAt === null
      ? `${seller.name} is working on it. You’ll be told when it’s ready.`
      : delivered
        ? `It’s ready, and ${seller.name} brings it to you.`
        : `It’s ready: pick it up at ${seller.name}.`,
    time ?? `${seller.name} gets in touch with you about the time.`,
    ...(unpaid
      ? [`You pay the shop directly: ${paymentMethodNames[paymentMethod].toLowerCase()}.`]
      : ['It’s paid, so there’s nothing else to do.']),
  ];
}

export function Next({ order, reader }: { order: Order; reader: 'buyer' | 'seller' }) {
  const words = nextWords(order, reader);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className={classes.next} data-ready={order.readyAt !== null}>
      <h2 id="next-steps">What happens next</h2>
      <ol>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
