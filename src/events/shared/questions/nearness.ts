/** Which kind of question is meant: the one whose examples share the most telling words with what was asked. */

/** An example of a kind of question, by what its words mean. */
export interface Shape<Kind> {
  readonly kind: Kind;
  readonly features: ReadonlySet<string>;
}

export interface Asked {
  readonly features: ReadonlySet<string>;
  /** How many words mean nothing here. */
  readonly unknown: number;
}

/** What a word weighs that no example has. */
const unknownWeight = 1.6;

/** The rarer among kinds, the more a word tells. */
function weightsOf<Kind>(shapes: readonly Shape<Kind>[]): ReadonlyMap<string, number> {
  const spread = new Map<string, Set<Kind>>();
  for (const { kind, features } of shapes) {
    for (const feature of features) spread.set(feature, (spread.get(feature) ?? new Set()).add(kind));
  }
  const count = new Set(shapes.map(({ kind }) => kind)).size;
  return new Map([...spread].map(([feature, kinds]) => [feature, 0.4 + Math.log(count / kinds.size)]));
}

/**
 * How near a question comes to each kind, from 0 to 1; kinds that it shares nothing with are left out.
 * @param fixed features that weigh something else than how rare they are
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
