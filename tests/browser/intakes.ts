/** Creates intakes over the API for browser tests to start from. */
import { randomUUID } from 'node:crypto';
import type { IntakeDetail, SentLink } from '../../src/events/intake/port.ts';
import type { Login } from './people.ts';
import { uploadPhoto } from './posts.ts';
import { asPerson, merchant } from './trade.ts';

/** An intake with one photo that has a mark. @param owner a merchant, or an admin */
export async function intakeWithPhoto(
  item: string,
  owner: Login = merchant,
  file?: Parameters<typeof uploadPhoto>[1],
): Promise<IntakeDetail> {
  const ask = await asPerson(owner);
  const opened = { key: randomUUID(), item, transaction: null, client: null };
  const { id } = await ask<IntakeDetail>('POST', '/intakes', opened);
  const change = (what: object) => ask<IntakeDetail>('POST', `/intakes/${id}/changes`, { change: what });
  const photo = await uploadPhoto(owner, file);
  await change({ type: 'AddPhoto', photo });
  const area = { x: 200, y: 300, width: 250, height: 150 };
  return change({ type: 'DrawMark', mark: { id: randomUUID(), photo, area, word: 'Scratch' } });
}

/** Sends the intake. @returns the path of its link */
export async function linkOf(id: string, owner: Login = merchant): Promise<string> {
  const ask = await asPerson(owner);
  const { pathname, search } = new URL(
    (await ask<SentLink>('POST', `/intakes/${id}/links`, { email: null })).url,
  );
  return pathname + search;
}
