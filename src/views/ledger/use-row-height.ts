/** Height of a row in pixels: two lines on a phone, a touch target elsewhere; it grows with the font size. */
import { useMediaQuery } from '@mantine/hooks';

const wideRem = 2.5;
const touchedRem = 2.875;
const narrowRem = 3.75;

export function useRowHeight(): number {
  const narrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const touched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round((narrow ? narrowRem : touched ? touchedRem : wideRem) * rem);
}
