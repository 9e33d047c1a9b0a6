/**
 * The facts of one transaction, stream `transaction/{id}` on the server. They hold the contact, since an invoice must state
 * its recipient even after the account is gone. Erasing a person's trade erases whole streams.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { contactSchema, orderDetailsSchema, paymentMethods } from './contact.ts';
import { handoverSchema } from './handover.ts';
import { lineSchema, maxLines, quantitySchema } from './line.ts';

/** The numbers shown to people start here. */
export const firstTransactionNumber = 6_000_000;

/** How it began: by a checkout of the cart, or written by the seller. */
export const origins = ['cart', 'hand'] as const;
export type Origin = (typeof origins)[number];

/** What a mail with an invoice is for. */
const mailKinds = ['document', 'reminder'] as const;
export type MailKind = (typeof mailKinds)[number];

const noData = z.strictObject({});
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
  /** Partial merge: omitted fields stay unchanged. */
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
  /** More items of a product whose price has changed since: they cost today's price. */
  TransactionLineAdded: defineFact('truth', 1, z.strictObject({ line: lineSchema })),
  /** From now on it is owed. `heldUntil`: its items are released then unless it is paid; null: never. */
  TransactionPlaced: defineFact('truth', 2, z.strictObject({ heldUntil: z.nullable(instant) }), {
    1: () => ({ heldUntil: null }),
  }),
  /** The seller gives the buyer more time. */
  TransactionHoldExtended: defineFact('truth', 1, z.strictObject({ until: instant })),
  /** It was not paid in time: nothing is owed any more, and its items were released. Recorded by the server itself. */
  TransactionExpired: defineFact('truth', 1, noData),
  /** When and how it is handed over; null: undecided again. */
  TransactionHandoverSet: defineFact('truth', 1, z.strictObject({ handover: z.nullable(handoverSchema) })),
  /** The seller has it ready for the buyer. */
  TransactionMadeReady: defineFact('truth', 1, noData),
  /** The seller revoked that. */
  TransactionReadyTakenBack: defineFact('truth', 1, noData),
  /** The seller asked the buyer to pay, with a fixed text. */
  TransactionReminded: defineFact('truth', 1, noData),
  /** The mail server has taken a mail with an invoice or a credit note: the document itself, or a reminder to pay it. */
  TransactionInvoiceMailed: defineFact(
    'truth',
    1,
    z.strictObject({ invoice: z.string(), kind: z.enum(mailKinds) }),
  ),
  TransactionPaid: defineFact('truth', 1, noData),
  TransactionRefunded: defineFact('truth', 1, noData),
  TransactionCancelled: defineFact('truth', 1, noData),
} as const;

export type TransactionFact = FactsOf<typeof transactionFacts>;
export const transactionFact = factConstructors(transactionFacts);
export const transactionStream = defineStream('transaction/', transactionFacts);

export const transactionStreamName = (id: string) => `transaction/${id}`;
