/** References of marks in the shop of tests/server/trade, where photos of the same shade show the same mark. */
import sharp from 'sharp';
import type { Schemas } from '../../../server/vision/parts.ts';
import { newKey, type Shop } from '../trade/support.ts';
import { upload } from './support.ts';

/** @param shade 0 to 255; below 8 the photo shows nothing */
export function photoOf(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 90, b: 60 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
}

let names = 0;

/** A reference with two photos. */
export async function newReference(
  shop: Shop,
  who: string,
  shade = 200,
  name = `Mark ${(names += 1)}`,
): Promise<Schemas['NewBrandReference']> {
  const photos = [await photoOf(shade), await photoOf(shade)];
  const pictureIds: string[] = [];
  for (const photo of photos) pictureIds.push(await upload(shop, who, photo));
  return { key: newKey(), name, pictureIds };
}

export async function addReference(
  shop: Shop,
  who: string,
  shade?: number,
  name?: string,
): Promise<Schemas['BrandReference']> {
  const sent = await newReference(shop, who, shade, name);
  const { status, body } = await shop.ask<Schemas['BrandReference']>(who, 'POST', '/brand/references', sent);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
