/** What the processes that find marks do with a photo: what a stranger's photo can break, it breaks here, not in the server. */
import type { Job } from '../../sandbox/serve.ts';
import { restrictToPhotos } from '../../sandbox/untrusted-picture.ts';
import { findCard } from '../engine/card.ts';
import { decode, UnfitPhoto } from '../engine/decode.ts';
import { cutOut } from '../engine/item-mask.ts';
import { loadOpenCv } from '../engine/opencv.ts';
import { erode } from '../engine/regions.ts';
import { findMarks } from './find-marks.ts';
import { markParameters as p } from './parameters.ts';
import { type Proposals, proposalsOf } from './proposals.ts';

restrictToPhotos();

export const run: Job = async ({ files: [content = new Uint8Array()] }) => {
  try {
    const { cv } = await loadOpenCv();
    const photo = await decode(content, 'before', p.workingPixels);
    const cut = cutOut(cv, photo, p.minItemShare);
    const item = cut && erode(cut, photo, p.itemRimPx);
    const answer: Proposals = proposalsOf(findMarks(photo, findCard(cv, photo), item, p), photo);
    return { data: answer, files: [] };
  } catch (error) {
    if (!(error instanceof UnfitPhoto)) throw error;
    const answer: Proposals = { outcome: 'unfit', proposals: [] };
    return { data: answer, files: [] };
  }
};
