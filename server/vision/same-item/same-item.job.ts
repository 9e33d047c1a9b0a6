/** What the processes that compare items do with two photos: what a stranger's photo can break, it breaks here, not in the server. */
import type { Job } from '../../sandbox/serve.ts';
import { restrictToPhotos } from '../../sandbox/untrusted-picture.ts';
import { decode, UnfitPhoto } from '../engine/decode.ts';
import { loadOpenCv } from '../engine/opencv.ts';
import { sameItemParameters as p } from './parameters.ts';
import { notShown, showSame, type Verdict } from './show-same.ts';

restrictToPhotos();

export const run: Job = async ({ files: [before = new Uint8Array(), after = new Uint8Array()] }) => {
  try {
    const { cv } = await loadOpenCv();
    const photos = [
      await decode(before, 'before', p.workingPixels),
      await decode(after, 'after', p.workingPixels),
    ] as const;
    const answer: Verdict = showSame(cv, ...photos);
    return { data: answer, files: [] };
  } catch (error) {
    if (!(error instanceof UnfitPhoto)) throw error;
    return { data: notShown('unfit'), files: [] };
  }
};
