/**
 * One-time codes that a merchant shows to a client in the shop and the client types into their profile. They prove that a
 * phone number is the client's, and an email address where no mail is sent. Random codes come from the caller.
 */
import { Refused } from '../log/decider.ts';
import type { ContactKind } from './events.ts';

/** Without characters that are easily confused: 0 and O, 1, I and L. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 8;
export const codeMs = 10 * 60 * 1000;
/** Wrong guesses after which a code no longer works. */
export const codeTries = 5;

/** Normalized for comparison: people type lower case, spaces and dashes. */
export const tidyCode = (typed: string) => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** In two halves, which are easier to read aloud. */
export const readableCode = (code: string) =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

/** A pending code, at the moment somebody types one. */
export interface WaitingCode {
  readonly contact: ContactKind;
  /** The email address or phone number it was made for. */
  readonly value: string;
  readonly merchant: string;
  /** Whether the merchant may still vouch: they have lost neither the role nor this client. */
  readonly stillTheirClient: boolean;
  /** UTC, ISO 8601. */
  readonly expiresAt: string;
  readonly triesLeft: number;
  /** Whether the typed code is this code. */
  readonly matches: boolean;
}

interface Wanted {
  readonly contact: ContactKind;
  /** '' when the client has none. */
  readonly value: string;
  readonly verified: boolean;
  /** Whether the server can mail a link. */
  readonly mailIsSent: boolean;
}

export type CodeRefusal = 'no-contact' | 'already-verified' | 'mail-is-sent';

/** Why a merchant gets no code for this contact of a client; null when they do. */
export function refuseCode({ contact, value, verified, mailIsSent }: Wanted): Refused<CodeRefusal> | null {
  if (value === '') return new Refused('no-contact', 'This client has no phone number in their profile yet.');
  if (verified) return new Refused('already-verified', 'This is confirmed already.');
  if (contact === 'email' && mailIsSent)
    return new Refused('mail-is-sent', 'Your client can have a link sent from their profile.');
  return null;
}

interface Contacts {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly phoneVerified: boolean;
}

/** The contacts for which a merchant can get a code now. */
export function contactsForCode(
  { email, emailVerified, phone, phoneVerified }: Contacts,
  mailIsSent: boolean,
): ContactKind[] {
  const wanted = [
    { contact: 'phone', value: phone, verified: phoneVerified, mailIsSent },
    { contact: 'email', value: email, verified: emailVerified, mailIsSent },
  ] as const;
  return wanted.filter((one) => refuseCode(one) === null).map(({ contact }) => contact);
}

/** Whether the pending code proves the current contact. */
export const isProof = (code: WaitingCode, current: string, at: string) =>
  code.matches &&
  code.triesLeft > 0 &&
  code.stillTheirClient &&
  Date.parse(at) < Date.parse(code.expiresAt) &&
  code.value === current;
