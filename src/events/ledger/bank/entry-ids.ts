/**
 * Derives the ids of entries of a bank's file from its content, so that the same file always gives the same ids and
 * `decide` accepts none of them twice.
 */
import { sha256Hex } from '../../log/sha256.ts';
import type { Entry } from '../events.ts';

/** 128 bits; JSON encoding separates the parts unambiguously. */
const hashOf = (...parts: readonly unknown[]) => sha256Hex(JSON.stringify(parts)).slice(0, 32);

/** @param account the parts by which the bank identifies the account */
export const idPrefixOf = (...account: readonly string[]) => `bank.${hashOf(...account).slice(0, 12)}.`;

export const numberedId = (prefix: string, fitid: string) => `${prefix}n${hashOf(fitid)}`;

/** Equal for all ids derived from the bank numbers of one account. */
export const seriesOf = (id: string) => id.slice(0, id.lastIndexOf('.') + 2);

export const isNumbered = ({ id, idPrefix }: { readonly id: string; readonly idPrefix: string }) =>
  seriesOf(id) === `${idPrefix}n`;

/** Makes ids from the content of entries that have no bank number; identical entries are distinguished by their order. */
export function contentIds(): (
  prefix: string,
  entry: Pick<Entry, 'date' | 'amountCents' | 'name'>,
) => string {
  const seen = new Map<string, number>();
  return (prefix, { date, amountCents, name }) => {
    const id = `${prefix}c${hashOf(date, amountCents, name)}`;
    const ordinal = seen.get(id) ?? 0;
    seen.set(id, ordinal + 1);
    return ordinal === 0 ? id : `${prefix}c${hashOf(date, amountCents, name, ordinal)}`;
  };
}
