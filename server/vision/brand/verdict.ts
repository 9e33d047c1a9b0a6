/** Decides which name the references support: a single photo may agree by chance, so two of a name must. */
import { brandParameters } from './parameters.ts';
import type { Agreement } from './recognize.ts';

export interface Compared {
  /** The reference that the photo belongs to. */
  readonly referenceId: string;
  readonly pictureId: string;
  /** null: the reference photo is not in the photo. */
  readonly agreement: Agreement | null;
}

export interface Found {
  readonly referenceId: string;
  /** Best agreement first. */
  readonly agreeing: readonly { readonly pictureId: string; readonly agreement: Agreement }[];
}

/** null: no match. Among several names, the one whose references have the most points in the photo wins. */
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

/** Counts only as many references as every name needs, so that a name with many photos has no advantage. */
const weightOf = ({ agreeing }: Found) =>
  agreeing.slice(0, brandParameters.minReferences).reduce((sum, { agreement }) => sum + agreement.inliers, 0);
