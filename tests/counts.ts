/** How much the tests do: `npm test` and `npm run test:full` draw a tenth at random, `npm run test:long` everything. */
import { level } from './level.ts';

export const long = process.env.LONG === '1';

/** `npm test` looks at a page as it opens; the longer runs look at it light and dark, on a phone and at a desk. */
export const everyLook = level !== 'usual';

/** @param full how often in the long run */
export const times = (full: number): number => (long ? full : Math.ceil(full / 10));

/** Where the drawing starts: the same in every run, so that a failure is one everywhere. SEED sets another. */
export const seed = Number(process.env.SEED ?? 20_261_121);
