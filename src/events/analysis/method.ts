/** Explains to people how each number of a measurement was obtained. */
import type { Method } from './measurement.ts';

export const methodWords: Readonly<Record<Method, string>> = {
  'variance-of-laplacian': 'Sharpness of edges',
  'pixel-count': 'Counted pixels; the interval is from moving the threshold and the picture a little',
  'matched-features': 'Points of the surface found again in the other photo',
  'overlap-of-outlines': 'Outline of one photo laid over the other',
  'local-correlation': 'How alike the fine structure is where nothing changed',
  'light-from-unchanged-surface': 'Light and white balance evened out over the surface that did not change',
  'card-markers': 'Size of the printed card in the photo',
  'colour-difference-of-pair': 'Colour difference (CIEDE2000) between the two photos',
  'colour-difference-to-surroundings': 'Colour difference (CIEDE2000) to the clean surface around it',
  'long-thin-marks': 'Long, thin marks that are lighter or darker than what is beside them',
  'gradient-energy': 'Strength of the grain, after against before',
  'local-patterns': 'Patterns of neighbouring pixels, after against before',
};
