/** Height of a row in pixels: rows have room for two lines on a phone, and grow with the person's own font size. */
import { useMediaQuery } from '@mantine/hooks';

const wideRem = 3.25;
const narrowRem = 4.25;

export function useRowHeight(): number {
  const narrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round((narrow ? narrowRem : wideRem) * rem);
}
