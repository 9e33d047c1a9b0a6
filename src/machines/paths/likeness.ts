/**
 * How alike two pieces of JSON are when one is a sample and the other comes from life. A word that samples use is a
 * word of the statechart and must be the same; ids, names and counts differ between people and weigh little.
 */
export class Likeness {
  readonly #unlike: number;
  /** Words and truth values that samples have, each with its place. */
  readonly #known = new Set<string>();

  /** @param unlike what a difference that matters weighs */
  constructor(unlike: number) {
    this.#unlike = unlike;
  }

  /** Takes note of what a sample says where. */
  learn(sample: unknown, place = ''): void {
    if (typeof sample === 'string' || typeof sample === 'boolean') this.#known.add(`${place} ${sample}`);
    else if (typeof sample === 'object' && sample !== null)
      for (const [key, value] of Object.entries(sample)) this.learn(value, placeOf(sample, place, key));
  }

  /** 0: the same. */
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

/** Members of a list share a place. */
const placeOf = (whole: object, place: string, key: string) => `${place}/${Array.isArray(whole) ? '' : key}`;
