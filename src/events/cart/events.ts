/**
 * The facts of the cart of one device, stream `cart`, whoever is signed in: its contents, and the order on its way. A
 * waiting order holds its buyer, since it must survive the tab; ids come in with the commands.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { orderDetailsSchema } from '../transaction/contact.ts';
import { handoverChoice } from '../transaction/handover.ts';
import { priceSchema, quantitySchema, titleSchema } from '../transaction/line.ts';

export const cartStreamName = 'cart';
export const maxCartLines = 100;

const id = z.string().check(z.minLength(1), z.maxLength(128));

export const cartLineSchema = z.strictObject({
  productId: id,
  title: titleSchema,
  /** uid. */
  seller: id,
  sellerName: z.string().check(z.maxLength(200)),
  /** Path of its picture on this site. */
  image: z.nullable(z.string().check(z.maxLength(500))),
  /** Of one item, as shown to the person. */
  priceCents: priceSchema.check(z.gte(1)),
  quantity: quantitySchema,
});
export type CartLine = Readonly<z.infer<typeof cartLineSchema>>;

export const orderSchema = z.strictObject({
  /** Drawn once for this order: however often it is sent, it is placed once. */
  key: id,
  /** uid. */
  buyer: id,
  ...orderDetailsSchema.shape,
  /** The buyer's choices from the shops' hours, at most one per shop. */
  handovers: z
    .array(z.strictObject({ seller: id, ...handoverChoice.shape }))
    .check(z.maxLength(maxCartLines)),
  lines: z
    .array(z.strictObject({ productId: id, quantity: quantitySchema, priceCents: priceSchema }))
    .check(z.minLength(1), z.maxLength(maxCartLines)),
});
export type Order = Readonly<z.infer<typeof orderSchema>>;

/** What a buyer enters for an order besides its contents. */
export type CheckoutDetails = Pick<Order, 'contact' | 'paymentMethod' | 'note' | 'handovers'>;

const key = z.strictObject({ key: id });

export const cartFacts = {
  CartLineAdded: defineFact('truth', 1, z.strictObject({ line: cartLineSchema })),
  CartQuantityChanged: defineFact('truth', 1, z.strictObject({ productId: id, quantity: quantitySchema })),
  /** Keeps the whole line, so that it can be restored. */
  CartLineRemoved: defineFact(
    'truth',
    1,
    z.strictObject({ line: cartLineSchema, index: z.int().check(z.gte(0)) }),
  ),
  /** Undoes the removal in record `removal` of this stream. */
  CartLineRestored: defineFact(
    'truth',
    1,
    z.strictObject({ productId: id, removal: z.int().check(z.gte(1)) }),
  ),
  /** The person has seen the new price and accepted it. */
  CartPriceAccepted: defineFact(
    'truth',
    1,
    z.strictObject({ productId: id, priceCents: priceSchema.check(z.gte(1)) }),
  ),
  CheckoutStarted: defineFact('truth', 2, orderSchema, {
    1: (data: object) => ({ ...data, handovers: [] }),
  }),
  /** About to be sent: from now on it may have been placed. */
  CheckoutSent: defineFact('truth', 1, key),
  /** The server refused it and placed nothing. */
  CheckoutRefused: defineFact('truth', 1, z.strictObject({ key: id, reason: z.string() })),
  /** The person gave it up. */
  CheckoutDiscarded: defineFact('truth', 1, key),
  /** Its lines leave the cart. */
  OrderPlaced: defineFact(
    'truth',
    1,
    z.strictObject({ key: id, numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(maxCartLines)) }),
  ),
} as const;

export type CartFact = FactsOf<typeof cartFacts>;
export const cartFact = factConstructors(cartFacts);
export const cartStream = defineStream(cartStreamName, cartFacts);
