/** Compares the photos of many different items with one another. Each is photographed and read once, as that takes longest. */
import { decode, type Photo } from '../../server/vision/engine/decode.ts';
import { greyPhoto } from '../../server/vision/engine/align.ts';
import { matchPoints, pointsOf } from '../../server/vision/engine/match.ts';
import { inScope, loadOpenCv } from '../../server/vision/engine/opencv.ts';
import { sameItemParameters as p } from '../../server/vision/same-item/parameters.ts';
import { isFit, showMatched } from '../../server/vision/same-item/show-same.ts';
import { drawScene } from './generator/scene.ts';
import { paintFlat } from './generator/paint.ts';
import { photograph } from './generator/pair.ts';

/** @returns the pairs that are shown to be of one item: there should be none. `closest`: most points that any pair had in common */
export async function falselyShown(firstSeed: number, wanted: number) {
  const { cv } = await loadOpenCv();
  const items = Math.ceil((1 + Math.sqrt(1 + 8 * wanted)) / 2);
  const photos: { readonly photo: Photo; readonly name: string }[] = [];
  for (let seed = firstSeed; photos.length < items; seed += 1) {
    const scene = drawScene({ seed });
    const content = await photograph(scene, paintFlat(scene), photos.length % 2 === 0 ? 'before' : 'after');
    const photo = await decode(content, 'before', p.workingPixels);
    if (isFit(photo)) photos.push({ photo, name: `${scene.material} ${seed}` });
  }
  return inScope(cv, (keep) => {
    const all = photos.map((each) => ({
      ...each,
      points: pointsOf(cv, keep, greyPhoto(each.photo), p.match),
    }));
    const shown: string[] = [];
    let [pairs, closest] = [0, 0];
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        if (pairs === wanted) break;
        pairs += 1;
        const verdict = showMatched(
          cv,
          one.photo,
          other.photo,
          matchPoints(cv, one.points, other.points, p.match),
        );
        closest = Math.max(closest, verdict.points);
        if (verdict.reason === null) shown.push(`${one.name}, ${other.name}`);
      }
    }
    return { pairs, shown, closest };
  });
}
