/** Determines the kind of a question: the one whose examples share the most distinctive words with it. */

/** An example of a kind of question, as the meanings of its words. */
export interface Shape<Kind> {
  readonly kind: Kind;
  readonly features: ReadonlySet<string>;
}

export interface Asked {
  readonly features: ReadonlySet<string>;
  /** Number of words without a known meaning. */
  readonly unknown: number;
}

/** Weight of a word that occurs in no example. */
const unknownWeight = 1.6;

/** The fewer kinds a feature occurs in, the higher its weight. */
function weightsOf<Kind>(shapes: readonly Shape<Kind>[]): ReadonlyMap<string, number> {
  const spread = new Map<string, Set<Kind>>();
  for (const { kind, features } of shapes) {
    for (const feature of features) spread.set(feature, (spread.get(feature) ?? new Set()).add(kind));
  }
  const count = new Set(shapes.map(({ kind }) => kind)).size;
  return new Map([...spread].map(([feature, kinds]) => [feature, 0.4 + Math.log(count / kinds.size)]));
}

/**
 * The similarity of a question to each kind, from 0 to 1; kinds that share nothing with it are left out.
 * @param fixed weights of features that do not depend on their rarity
 */
export function nearnessTo<Kind>(
  shapes: readonly Shape<Kind>[],
  fixed: Readonly<Record<string, number>> = {},
): (asked: Asked) => ReadonlyMap<Kind, number> {
  const weights = weightsOf(shapes);
  const sum = (features: Iterable<string>) =>
    [...features].reduce(
      (total, feature) => total + (fixed[feature] ?? weights.get(feature) ?? unknownWeight),
      0,
    );
  const all = shapes.map((shape) => ({ ...shape, weight: sum(shape.features) }));
  return ({ features, unknown }) => {
    const whole = sum(features) + unknown * unknownWeight;
    const best = new Map<Kind, number>();
    for (const { kind, features: own, weight } of all) {
      const shared = sum([...own].filter((feature) => features.has(feature)));
      const score = (2 * shared) / (whole + weight || 1);
      if (score > (best.get(kind) ?? 0)) best.set(kind, score);
    }
    return best;
  };
}
