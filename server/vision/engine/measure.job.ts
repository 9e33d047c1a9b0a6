/** What the measuring processes do with two photos: what a stranger's photo can break, it breaks here, not in the server. */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import type { Measurement, OverlayName } from '../../../src/events/analysis/measurement.ts';
import type { Which } from '../../../src/events/analysis/reason.ts';
import type { Job } from '../../sandbox/serve.ts';
import { restrictToPhotos, type Unreadable } from '../../sandbox/untrusted-picture.ts';
import { UnfitPhoto } from './decode.ts';
import { measure } from './measure.ts';

export interface Task {
  readonly itemType: ItemType;
}

/** The overlays are returned as files, in this order. */
export type Answer =
  | {
      readonly ok: true;
      readonly measurement: Measurement;
      readonly overlays: readonly OverlayName[];
    }
  | { readonly ok: false; readonly reason: Unreadable; readonly which: Which };

restrictToPhotos();

export const run: Job = async (
  { data, files: [before = new Uint8Array(), after = new Uint8Array()] },
  tell,
) => {
  const { itemType } = data as Task;
  try {
    const { measurement, overlays } = await measure([before, after], itemType, () => tell?.('measuring'));
    const answer: Answer = {
      ok: true,
      measurement,
      overlays: overlays.map(({ name }) => name),
    };
    return { data: answer, files: overlays.map(({ bytes }) => bytes) };
  } catch (error) {
    if (!(error instanceof UnfitPhoto)) throw error;
    const answer: Answer = {
      ok: false,
      reason: error.reason,
      which: error.which,
    };
    return { data: answer, files: [] };
  }
};
