/**
 * Which streams a browser keeps: whose each one is, and which statechart journals into it. A stream that is not here
 * is shown to nobody.
 */
import type { EventRecord } from '../log/event.ts';

export interface StreamKind {
  /** The stream's name, or what stands before the person's uid in it. */
  readonly name: string;
  /** A stream for each person, `{name}/{uid}`. */
  readonly personal: boolean;
  /** Noun of the statechart that folds from it; null when none does. */
  readonly machine: string | null;
}

const ofDevice = (machine: string | null, name: string): StreamKind => ({ name, personal: false, machine });
const ofPerson = (machine: string | null, name: string): StreamKind => ({ name, personal: true, machine });

export const streamKinds: readonly StreamKind[] = [
  ofPerson(null, 'ledger'),
  ofDevice(null, 'cart'),
  ofDevice('settings', 'settings'),
  ofDevice('auth', 'auth'),
  ofDevice('registration', 'registration'),
  ofPerson('profile', 'profile'),
  ofDevice('todo', 'todo'),
  ...[
    'ledger',
    'cart',
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
  ].map((noun) => ofDevice(noun, `workflow/${noun}`)),
];

/** null for a name that no stream of this version has. */
export const kindOfStream = (stream: string): StreamKind | null =>
  streamKinds.find(({ name, personal }) =>
    personal ? stream.startsWith(`${name}/`) && stream.length > name.length + 1 : stream === name,
  ) ?? null;

/** Whether somebody may see a stream: their own, and those of the device. */
export function maySee(stream: string, uid: string): boolean {
  const kind = kindOfStream(stream);
  return kind !== null && (!kind.personal || stream === `${kind.name}/${uid}`);
}

/** Names of fields that hold whom a fact is about. */
const aboutWhom = ['uid', 'buyer'] as const;

/** Whether a record of a device's stream was left by, or is about, another person than `uid`. */
export function isOfAnother({ actor, data }: Pick<EventRecord, 'actor' | 'data'>, uid: string): boolean {
  if (actor !== uid && actor !== 'system') return true;
  if (typeof data !== 'object' || data === null) return false;
  return aboutWhom.some((field) => {
    const whom = (data as Readonly<Record<string, unknown>>)[field];
    return typeof whom === 'string' && whom !== uid;
  });
}
