/** What the processes that recognize marks do with photos: what a stranger's photo can break, it breaks here, not in the server. */
import type { Job } from '../../sandbox/serve.ts';
import { restrictToPhotos, type Unreadable } from '../../sandbox/untrusted-picture.ts';
import { decode, UnfitPhoto } from '../engine/decode.ts';
import { loadOpenCv } from '../engine/opencv.ts';
import { decodeDescription, encodeDescription, pointCount } from './description.ts';
import { brandParameters } from './parameters.ts';
import { type Agreement, agreementOf, describe } from './recognize.ts';

/** The files are the photo and the descriptions of all references in one file; `references`: the byte length of each. */
export interface Task {
  readonly references: readonly number[];
}

/** The description of the photo is returned as a file. */
export type Answer =
  | {
      readonly ok: true;
      readonly points: number;
      /** One for each reference, in their order; null: it is not in the photo. */
      readonly agreements: readonly (Agreement | null)[];
    }
  | { readonly ok: false; readonly reason: Unreadable };

restrictToPhotos();

export const run: Job = async ({ data, files: [photo = new Uint8Array(), packed = new Uint8Array()] }) => {
  const { references } = data as Task;
  try {
    const { cv } = await loadOpenCv();
    const description = describe(cv, await decode(photo, 'before', brandParameters.workingPixels));
    let from = 0;
    const agreements = references.map((bytes) => {
      const reference = decodeDescription(packed.subarray(from, (from += bytes)));
      return agreementOf(cv, description, reference);
    });
    const answer: Answer = { ok: true, points: pointCount(description), agreements };
    return { data: answer, files: [encodeDescription(description)] };
  } catch (error) {
    if (!(error instanceof UnfitPhoto)) throw error;
    const answer: Answer = { ok: false, reason: error.reason };
    return { data: answer, files: [] };
  }
};
