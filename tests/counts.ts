/** How often the tests draw at random: a tenth in `npm test`, everything in `npm run test:long`. */

export const long = process.env.LONG === '1';

/** @param full how often in the long run */
export const times = (full: number): number => (long ? full : Math.ceil(full / 10));

/** Where the drawing starts: the same in every run, so that a failure is one everywhere. SEED sets another. */
export const seed = Number(process.env.SEED ?? 20_261_121);
