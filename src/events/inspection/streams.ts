/**
 * The streams that a browser stores: whose each one is, and which statecharts journal into it. A stream that is not listed
 * here is shown to nobody.
 */
import type { EventRecord } from '../log/event.ts';

export interface StreamKind {
  /** The stream's name, or the part of it before the person's uid. */
  readonly name: string;
  /** There is one stream per person, `{name}/{uid}`. */
  readonly personal: boolean;
  /** Nouns of the statecharts that fold it. */
  readonly machines: readonly string[];
}

const ofDevice = (name: string, ...machines: readonly string[]): StreamKind => ({
  name,
  personal: false,
  machines,
});
const ofPerson = (name: string, ...machines: readonly string[]): StreamKind => ({
  name,
  personal: true,
  machines,
});

export const streamKinds: readonly StreamKind[] = [
  ofPerson('ledger'),
  ofDevice('cart'),
  ofDevice('settings', 'settings'),
  ofDevice('auth', 'auth'),
  ofDevice('registration', 'registration'),
  ofPerson('profile', 'profile'),
  ofDevice('todo', 'todo'),
  ofDevice('workflow/cart', 'cart', 'order'),
  ...[
    'ledger',
    'invite',
    'transaction',
    'screening',
    'hr-agent',
    'chat',
    'recovery',
    'capture',
    'batch',
    'recording',
    'transcription',
    'upload',
    'thread',
    'analysis',
  ].map((noun) => ofDevice(`workflow/${noun}`, noun)),
];

/** null for a name that no stream of this version has. */
export const kindOfStream = (stream: string): StreamKind | null =>
  streamKinds.find(({ name, personal }) =>
    personal ? stream.startsWith(`${name}/`) && stream.length > name.length + 1 : stream === name,
  ) ?? null;

/** Whether somebody may see a stream: only their own and those of the device. */
export function maySee(stream: string, uid: string): boolean {
  const kind = kindOfStream(stream);
  return kind !== null && (!kind.personal || stream === `${kind.name}/${uid}`);
}

/** Names of the fields that identify the person a fact is about. */
const aboutWhom = ['uid', 'buyer'] as const;

/** Whether a record of a device stream was written by, or is about, a person other than `uid`. */
export function isOfAnother({ actor, data }: Pick<EventRecord, 'actor' | 'data'>, uid: string): boolean {
  if (actor !== uid && actor !== 'system') return true;
  if (typeof data !== 'object' || data === null) return false;
  return aboutWhom.some((field) => {
    const whom = (data as Readonly<Record<string, unknown>>)[field];
    return typeof whom === 'string' && whom !== uid;
  });
}
