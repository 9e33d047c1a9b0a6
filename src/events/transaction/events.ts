/**
 * The facts of one transaction, stream `transaction/{id}` on the server. They hold the contact: an invoice must say
 * whom it was for, whatever became of the account. Erasing a person's trade erases whole streams.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { contactSchema, orderDetailsSchema, paymentMethods } from './contact.ts';
import { handoverSchema } from './handover.ts';
import { lineSchema, maxLines, quantitySchema } from './line.ts';

/** Numbers that people see begin here. */
export const firstTransactionNumber = 6_000_000;

/** How it began: a checkout of the cart, or written by the seller. */
export const origins = ['cart', 'hand'] as const;
export type Origin = (typeof origins)[number];

const nothing = z.strictObject({});
const lineId = lineSchema.shape.id;
/** UTC, ISO 8601 with milliseconds. */
const instant = z.iso.datetime({ precision: 3 });

export const transactionFacts = {
  TransactionDrafted: defineFact(
    'truth',
    1,
    z.strictObject({
      number: z.int().check(z.gte(firstTransactionNumber)),
      origin: z.enum(origins),
      /** uid; null for somebody without an account. */
      buyer: z.nullable(z.string()),
      /** uid. */
      seller: z.string(),
      ...orderDetailsSchema.shape,
      lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(maxLines)),
    }),
  ),
  /** Partial merge: what is left out stays. */
  TransactionEdited: defineFact(
    'truth',
    1,
    z.strictObject({
      changes: z.strictObject({
        contact: z.optional(contactSchema),
        paymentMethod: z.optional(z.enum(paymentMethods)),
        note: z.optional(orderDetailsSchema.shape.note),
      }),
    }),
  ),
  TransactionQuantityChanged: defineFact('truth', 1, z.strictObject({ lineId, quantity: quantitySchema })),
  TransactionLineRemoved: defineFact('truth', 1, z.strictObject({ lineId })),
  /** More items of a product whose price has changed since: they cost today's. */
  TransactionLineAdded: defineFact('truth', 1, z.strictObject({ line: lineSchema })),
  /** From now on it is owed. `heldUntil`: its items go back then unless it is paid; null: they stay. */
  TransactionPlaced: defineFact('truth', 2, z.strictObject({ heldUntil: z.nullable(instant) }), {
    1: () => ({ heldUntil: null }),
  }),
  /** The seller gives the buyer more time. */
  TransactionHoldExtended: defineFact('truth', 1, z.strictObject({ until: instant })),
  /** It was not paid in time: nothing is owed any more, and its items went back. The server's own doing. */
  TransactionExpired: defineFact('truth', 1, nothing),
  /** When and how it changes hands; null: that is open again. */
  TransactionHandoverSet: defineFact('truth', 1, z.strictObject({ handover: z.nullable(handoverSchema) })),
  /** The seller has it ready for the buyer. */
  TransactionMadeReady: defineFact('truth', 1, nothing),
  /** The seller takes that back. */
  TransactionReadyTakenBack: defineFact('truth', 1, nothing),
  /** The seller asks the buyer to pay, in words that are always the same. */
  TransactionReminded: defineFact('truth', 1, nothing),
  TransactionPaid: defineFact('truth', 1, nothing),
  TransactionRefunded: defineFact('truth', 1, nothing),
  TransactionCancelled: defineFact('truth', 1, nothing),
} as const;

export type TransactionFact = FactsOf<typeof transactionFacts>;
export const transactionFact = factConstructors(transactionFacts);
export const transactionStream = defineStream('transaction/', transactionFacts);

export const transactionStreamName = (id: string) => `transaction/${id}`;
