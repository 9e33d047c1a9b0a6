/**
 * Measures how similar two pieces of JSON are, one from a sample and one from real use. A word used by samples is a word of
 * the statechart and must be equal; ids, names and counts differ between people and weigh little.
 */
export class Likeness {
  readonly #unlike: number;
  /** Strings and booleans that occur in samples, each with its place. */
  readonly #known = new Set<string>();

  /** @param unlike weight of a significant difference */
  constructor(unlike: number) {
    this.#unlike = unlike;
  }

  /** Records the sample's words and their places. */
  learn(sample: unknown, place = ''): void {
    if (typeof sample === 'string' || typeof sample === 'boolean') this.#known.add(`${place} ${sample}`);
    else if (typeof sample === 'object' && sample !== null)
      for (const [key, value] of Object.entries(sample)) this.learn(value, placeOf(sample, place, key));
  }

  /** 0: equal. */
  distance(sample: unknown, real: unknown, place = ''): number {
    if (sample === real) return 0;
    if (typeof sample === 'object' && sample !== null && typeof real === 'object' && real !== null)
      return this.#between(sample, real, place);
    if (typeof sample === 'number' && typeof real === 'number')
      return 1 + Math.min(Math.abs(sample - real), 100) / 1000;
    if (typeof sample !== typeof real || sample === null || real === null) return this.#unlike;
    return this.#known.has(`${place} ${String(real)}`) ? this.#unlike : 1;
  }

  #between(sample: object, real: object, place: string): number {
    const [left, right] = [sample, real] as Readonly<Record<string, unknown>>[];
    if (Array.isArray(sample) && Array.isArray(real) && sample.length !== real.length) return 1;
    let sum = 0;
    for (const key of new Set([...Object.keys(left!), ...Object.keys(right!)]))
      sum += this.distance(left![key], right![key], placeOf(sample, place, key));
    return sum;
  }
}

/** All members of a list have the same place. */
const placeOf = (whole: object, place: string, key: string) => `${place}/${Array.isArray(whole) ? '' : key}`;
