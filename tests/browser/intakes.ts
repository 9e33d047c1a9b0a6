/** Intakes of the demo merchant that browser tests start from, made past the pages. */
import { randomUUID } from 'node:crypto';
import type { IntakeDetail, SentLink } from '../../src/events/intake/port.ts';
import { uploadPhoto } from './posts.ts';
import { asPerson, merchant } from './trade.ts';

/** With one photo, and a mark on it. */
export async function intakeWithPhoto(item: string): Promise<IntakeDetail> {
  const ask = await asPerson(merchant);
  const opened = { key: randomUUID(), item, transaction: null, client: null };
  const { id } = await ask<IntakeDetail>('POST', '/intakes', opened);
  const change = (what: object) => ask<IntakeDetail>('POST', `/intakes/${id}/changes`, { change: what });
  const photo = await uploadPhoto(merchant);
  await change({ type: 'AddPhoto', photo });
  const area = { x: 200, y: 300, width: 250, height: 150 };
  return change({ type: 'DrawMark', mark: { id: randomUUID(), photo, area, word: 'Scratch' } });
}

/** Sends it. @returns where its link leads, as a path */
export async function linkOf(id: string): Promise<string> {
  const ask = await asPerson(merchant);
  const { pathname, search } = new URL(
    (await ask<SentLink>('POST', `/intakes/${id}/links`, { email: null })).url,
  );
  return pathname + search;
}
