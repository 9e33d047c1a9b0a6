/** What a comparison of photos shows about the item, in words, for the page and the PDF. Not shown never means another item. */
import type { IntakeDetail } from '../../events/intake/port.ts';
import type { NotShown } from '../../events/intake/same-item.ts';

export interface SameItemWords {
  readonly title: string;
  /** How it came about. */
  readonly text: string;
}

const why: Readonly<Record<NotShown, string>> = {
  failed: 'The photos could not be compared.',
  unfit: 'No two photos are sharp and light enough to compare the grain.',
  'same-photo': 'The photos from before and after are one and the same picture.',
  'few-points': 'No two photos show the same part of the surface closely enough.',
  'little-grain':
    'The parts that match are print, seams or shine, which other items have too. Too little bare grain is left.',
  'other-grain':
    'Parts of the photos match, but their grain does not. Cleaning, other light and another angle can cause that.',
};

/** null: the item is not back yet. */
export function sameItemWords({ state, photos, returned }: IntakeDetail): SameItemWords | null {
  if (!returned) return null;
  const { comparison } = returned;
  const notShown = 'Not shown that it is the same item';
  if (!comparison)
    return state === 'closed'
      ? { title: notShown, text: 'The intake was closed before the photos were compared.' }
      : { title: 'The photos are being compared', text: 'This takes about a minute.' };
  const { reason, before, after, points, tiles, agreeing, engine } = comparison;
  const which =
    before === null
      ? ''
      : ` Photo ${photos.findIndex(({ id }) => id === before) + 1} and photo after ${
          returned.photos.findIndex(({ id }) => id === after) + 1
        } were compared: ${points} points lie in the same places${
          tiles === 0 ? '' : `, and the grain agrees in ${agreeing} of ${tiles} patches`
        }.`;
  const measured = ` Measured by the server, engine ${engine}, from the sealed photos.`;
  return reason === null
    ? {
        title: 'The item returned is the item given',
        text: `The grain of its surface is the same; print, seams and shape don’t count.${which}${measured}`,
      }
    : { title: notShown, text: `${why[reason]} That doesn’t mean it is another one.${which}${measured}` };
}
