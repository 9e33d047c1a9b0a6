/** What was uploaded and came to nothing, looked after while a server runs. */
import type { TradeParts } from '../parts.ts';
import { sweepUnusedMedia } from './media.ts';
import { sweepUploads } from './uploads.ts';

export const sweepMediaEveryMs = 10 * 60_000;

export async function sweepMedia(
  parts: Pick<TradeParts, 'db' | 'files' | 'uploads' | 'clock'>,
): Promise<void> {
  await sweepUploads(parts);
  await sweepUnusedMedia(parts);
}
