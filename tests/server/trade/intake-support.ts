/** Creates intakes for tests of the server. */
import type { Schemas } from '../../../server/trade/parts.ts';
import { newKey, type Shop } from './support.ts';

export const newIntake = (changes: Partial<Schemas['NewIntake']> = {}): Schemas['NewIntake'] => ({
  ...{ key: newKey(), item: 'Brown satchel', transaction: null, client: null },
  ...changes,
});

export async function change(
  shop: Shop,
  merchant: string,
  id: string,
  what: Schemas['IntakeChange'],
): Promise<Schemas['Intake']> {
  const { status, body } = await shop.ask<Schemas['Intake']>(merchant, 'POST', `/intakes/${id}/changes`, {
    change: what,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** An open intake with one photo. */
export async function openedIntake(shop: Shop, merchant: string): Promise<Schemas['Intake']> {
  const { body } = await shop.ask<Schemas['Intake']>(merchant, 'POST', '/intakes', newIntake());
  const photo = (await shop.upload(merchant)).body.id;
  return change(shop, merchant, body.id, { type: 'AddPhoto', photo });
}

export const scratch = (photo: string): Schemas['IntakeMark'] => ({
  ...{ id: newKey(), photo, word: 'Scratch' },
  area: { x: 100, y: 200, width: 300, height: 50 },
});

/** The code in a link, as it is sent. */
const codeIn = ({ url }: Pick<Schemas['SentIntakeLink'], 'url'>) => /link=([\w-]{43})$/.exec(url)?.[1] ?? '';

export async function sent(shop: Shop, merchant: string, id: string, email: string | null = null) {
  const { status, body } = await shop.ask<Schemas['SentIntakeLink']>(
    merchant,
    'POST',
    `/intakes/${id}/links`,
    { email },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...body, code: codeIn(body) };
}
