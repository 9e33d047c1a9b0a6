/**
 * Why a pair of photos gives no result, and what to do better next time. “Inconclusive” is a result: a number that the
 * photos do not support is not shown.
 */
export const reasons = [
  'too-small',
  'too-blurred',
  'too-dark',
  'too-bright',
  'clipped',
  'not-the-same-item',
  'too-little-overlap',
  'low-correlation',
  'light-uneven',
  'no-clear-change',
  'interval-too-wide',
] as const;

export type ReasonCode = (typeof reasons)[number];

/** The photo at fault; without it, the two of them together. */
export type Which = 'before' | 'after';

export interface Reason {
  readonly code: ReasonCode;
  readonly picture: Which | null;
  /** The measured value, and the limit it missed. */
  readonly measured: number;
  readonly limit: number;
}

interface Words {
  /** What is wrong, after “The photo of before” or “The two photos”. */
  readonly title: string;
  /** What to do better. */
  readonly advice: string;
}

export const reasonWords: Readonly<Record<ReasonCode, Words>> = {
  'too-small': {
    title: 'This photo has too few pixels',
    advice: 'Send the photo as the camera took it, at least 480 pixels on its short side.',
  },
  'too-blurred': {
    title: 'This photo is blurred',
    advice: 'Hold the camera still, tap the item to focus, and wipe the lens.',
  },
  'too-dark': {
    title: 'This photo is too dark',
    advice: 'Take it near a window or under a bright lamp, without a flash.',
  },
  'too-bright': {
    title: 'This photo is too bright',
    advice:
      'Tap the brightest part of the item before you take the photo, so that the camera exposes for it.',
  },
  clipped: {
    title: 'Parts of the item are pure white or pure black',
    advice: 'Move the lamp so that it doesn’t shine back, and take the photo again.',
  },
  'not-the-same-item': {
    title: 'These photos can’t be shown to be of the same item',
    advice: 'Take the second photo from where you took the first one, with the first as a ghost over it.',
  },
  'too-little-overlap': {
    title: 'The two photos show different parts',
    advice: 'Frame the second photo like the first one.',
  },
  'low-correlation': {
    title: 'The two photos don’t line up well enough',
    advice: 'Lay the item down in the same way both times, without new folds, and shoot from straight above.',
  },
  'light-uneven': {
    title: 'The light of the two photos can’t be evened out',
    advice: 'Use the same even light both times; avoid shadows and reflections on the item.',
  },
  'no-clear-change': {
    title: 'The two photos don’t show that anything was removed',
    advice:
      'Dirt that looks the same in both photos can’t be measured, nor can a stain that the edge of a photo cuts off. If the item was cleaned, keep the whole stain in both photos and hands and reflections out, and go closer.',
  },
  'interval-too-wide': {
    title: 'The numbers would be too uncertain',
    advice: 'Go closer, so that the stain fills more of the photo, and use the same even light both times.',
  },
};
