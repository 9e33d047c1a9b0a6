/** Converts events and facts to plain JSON: errors become their code or message, secrets are left out. */
import type { AnyEventObject } from 'xstate';
import type { Step } from '../graph.ts';

const secret = /^password$/i;

/** As JSON can represent it. */
export function plain(value: unknown): unknown {
  if (value instanceof Error) return { error: (value as { code?: string }).code ?? value.message };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, secret.test(key) ? '…' : plain(part)]),
  );
}

/** An event's fields besides its type; null when there are none. */
export function payloadOf({ type: _, actorId: _id, ...payload }: AnyEventObject): unknown {
  const carried = Object.entries(payload).filter(([, value]) => value !== undefined);
  return carried.length === 0 ? null : plain(Object.fromEntries(carried));
}

/** `ready.signedOut.idle`; regions of a parallel state side by side. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
    const below = writeValue(inner);
    return below === '' ? key : `${key}.${below}`;
  });
  return parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
}

export const factNames = ({ facts }: Step) => facts.map(({ type }) => type);

export const askedNames = ({ asked }: Step) =>
  asked.map((one) => ('start' in one ? `starts ${one.id}` : `does ${one.do}`));

export const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // These characters are not allowed in XML.

    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '�');
