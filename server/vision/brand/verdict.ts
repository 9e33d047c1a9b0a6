/** Which name the references speak for: one photo alone may agree by chance, so two of a name must. */
import { brandParameters } from './parameters.ts';
import type { Agreement } from './recognize.ts';

export interface Compared {
  /** Of what the photo belongs to. */
  readonly referenceId: string;
  readonly pictureId: string;
  /** null: it is not in the photo. */
  readonly agreement: Agreement | null;
}

export interface Found {
  readonly referenceId: string;
  /** The one that agrees most first. */
  readonly agreeing: readonly { readonly pictureId: string; readonly agreement: Agreement }[];
}

/** null: no match. Of several names it is the one whose references have most points in the photo. */
export function verdictOf(compared: readonly Compared[]): Found | null {
  const byName = new Map<string, { pictureId: string; agreement: Agreement }[]>();
  for (const { referenceId, pictureId, agreement } of compared) {
    if (!agreement) continue;
    byName.set(referenceId, [...(byName.get(referenceId) ?? []), { pictureId, agreement }]);
  }
  const found = [...byName]
    .map(([referenceId, agreeing]) => ({
      referenceId,
      agreeing: agreeing.toSorted((a, b) => b.agreement.inliers - a.agreement.inliers),
    }))
    .filter(({ agreeing }) => agreeing.length >= brandParameters.minReferences)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return found[0] ?? null;
}

/** Of as many references as every name needs, so that one with many photos has no more say. */
const weightOf = ({ agreeing }: Found) =>
  agreeing.slice(0, brandParameters.minReferences).reduce((sum, { agreement }) => sum + agreement.inliers, 0);
