/** Image analysis with people in it, on the shop of tests/server/trade. */
import sharp from 'sharp';
import type { Schemas } from '../../../server/vision/parts.ts';
import { newKey, type Shop } from '../trade/support.ts';

type Analysis = Schemas['Analysis'];

let shades = 0;
/** A unique picture that is large enough. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  shades += 1;
  const background = { r: 90 + (shades % 120), g: 60 + ((shades * 7) % 120), b: 40 + ((shades * 13) % 120) };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export async function upload(shop: Shop, who: string, image?: Buffer): Promise<string> {
  const { status, body } = await shop.upload(who, image ?? (await photo()), 'image/jpeg');
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

export const newAnalysis = async (
  shop: Shop,
  who: string,
  changes: Partial<Schemas['NewAnalysis']> = {},
): Promise<Schemas['NewAnalysis']> => ({
  key: newKey(),
  itemType: 'bag',
  item: 'Anna’s tote',
  beforeId: changes.beforeId ?? (await upload(shop, who)),
  afterId: changes.afterId ?? (await upload(shop, who)),
  ...changes,
});

export const submit = async (shop: Shop, who: string, changes: Partial<Schemas['NewAnalysis']> = {}) =>
  shop.ask<Analysis>(who, 'POST', '/analyses', await newAnalysis(shop, who, changes));

export const look = async (shop: Shop, who: string, id: string): Promise<Analysis> =>
  (await shop.ask<Analysis>(who, 'GET', `/analyses/${id}`)).body;

/** Waits until the analysis is in one of these states. */
export async function until(
  shop: Shop,
  who: string,
  id: string,
  ...states: readonly Schemas['AnalysisStatus'][]
): Promise<Analysis> {
  for (;;) {
    const found = await look(shop, who, id);
    if (states.includes(found.row.status)) return found;
    await new Promise((go) => setTimeout(go, 20));
  }
}

/** Submits an analysis and waits for its end. */
export async function finished(
  shop: Shop,
  who: string,
  changes: Partial<Schemas['NewAnalysis']> = {},
): Promise<Analysis> {
  const { status, body } = await submit(shop, who, changes);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return until(shop, who, body.row.id, 'measured', 'inconclusive', 'refused', 'failed');
}

export const trials = async (shop: Shop, who: string) =>
  (await shop.ask<Schemas['Trials']>(who, 'GET', '/analyses/trials')).body.trials;
