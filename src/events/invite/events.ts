/**
 * The facts of one invite of a merchant to a person, stream `invite/{id}` on the server, from sending it to the end
 * of the relation. Both are identified by uid only; it contains no personal data.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';

/** Days an invite waits for its answer. */
export const inviteDays = 14;

/** How the merchant identified the person; `registration`: the merchant registered them. */
export const foundBy = ['userName', 'email', 'phone', 'registration'] as const;
export type FoundBy = (typeof foundBy)[number];

/** Who ended a relation. */
export const enders = ['merchant', 'client', 'admin'] as const;
export type Ender = (typeof enders)[number];

const noData = z.strictObject({});

export const inviteFacts = {
  InviteSent: defineFact(
    'truth',
    1,
    z.strictObject({
      /** uid. */
      merchant: z.string(),
      /** uid. */
      client: z.string(),
      foundBy: z.enum(foundBy),
      /** UTC, ISO 8601. */
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** From now on the person is a client of the merchant. */
  InviteAccepted: defineFact('truth', 1, noData),
  InviteDeclined: defineFact('truth', 1, noData),
  InviteWithdrawn: defineFact('truth', 1, noData),
  InviteExpired: defineFact('truth', 1, noData),
  RelationEnded: defineFact('truth', 1, z.strictObject({ by: z.enum(enders) })),
} as const;

export type InviteFact = FactsOf<typeof inviteFacts>;
export const inviteFact = factConstructors(inviteFacts);
export const inviteStream = defineStream('invite/', inviteFacts);

export const inviteStreamName = (id: string) => `invite/${id}`;
