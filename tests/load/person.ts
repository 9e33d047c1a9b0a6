/** One person who uses the servers: with an account, an address and a device of their own, and a ledger that grows. */
import { randomUUID } from 'node:crypto';
import { MerkleTree } from '../../src/events/log/merkle.ts';
import { type Login, register, somebody, someAddress } from '../browser/people.ts';
import type { Samples } from './samples.ts';
import { bySdk, byWire, type SignedIn } from './sign-in.ts';
import { type Answered, type Sent, type Wire, wireOf } from './wire.ts';

export interface Person extends Login, SignedIn {
  readonly uid: string;
  readonly address: string;
  /** Id of their device, which keeps the ledger. */
  readonly device: string;
  readonly ledger: MerkleTree;
  /** Number of ledger facts that were signed; 0: none yet. */
  signed: number;
  /** See wire.ts. */
  begin(dueAt: number): void;
  /** @throws Unanswered */
  send(sent: Sent): Promise<Answered>;
  ask<Body>(sent: Sent): Promise<Body>;
  /** For what `send` does not note by itself. */
  readonly note: Wire['note'];
}

export interface Place {
  /** For the next request. */
  readonly origin: () => string;
  readonly noted: Samples;
}

export async function signUp({ origin, noted }: Place, withSdk = false): Promise<Person> {
  const began = performance.now();
  const { person, session } = await register(origin(), somebody('Ida'));
  noted.note('sign up', performance.now() - began, null);
  return personOf({ origin, noted }, session.value.uid, person, withSdk);
}

/** @param uid may be '' where it does not matter */
export function personOf({ origin, noted }: Place, uid: string, login: Login, withSdk = false): Person {
  const wire = wireOf(someAddress(), origin, noted);
  const { idToken, signIn } = (withSdk ? bySdk : byWire)(wire, login);
  const { email, password } = login;
  const send = async (sent: Sent) => wire.send(sent, await idToken());
  return {
    ...{ uid, email, password, address: wire.address },
    ...{ device: randomUUID(), ledger: new MerkleTree(), signed: 0 },
    ...{ idToken, signIn, begin: wire.begin, note: wire.note, send },
    ask: async <Body>(sent: Sent) => JSON.parse((await send(sent)).text) as Body,
  };
}
