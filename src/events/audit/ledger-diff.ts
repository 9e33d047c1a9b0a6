/** Compares a ledger at two points: entries added, changed, moved, deleted. Independent of the log. */
import type { Entry } from '../ledger/events.ts';

export interface PlacedAt {
  readonly entry: Entry;
  /** 0-based. */
  readonly index: number;
}

export interface LedgerDiff {
  readonly added: readonly PlacedAt[];
  readonly deleted: readonly PlacedAt[];
  readonly changed: readonly { readonly before: Entry; readonly after: Entry; readonly index: number }[];
  /** Entries whose position relative to the other entries that are in both has changed. */
  readonly moved: readonly { readonly entry: Entry; readonly from: number; readonly to: number }[];
}

/** Calls `visit` for all entries in order. */
export type ScanEntries = (visit: (entry: Entry, index: number) => void) => void;

/**
 * @param touched ids of the entries that any fact between the two points is about
 * @param displaced those among them that were moved, or deleted and restored
 */
export function diffLedgers(
  before: ScanEntries,
  after: ScanEntries,
  touched: ReadonlySet<string>,
  displaced: ReadonlySet<string>,
): LedgerDiff {
  const was = pick(before, touched, displaced);
  const is = pick(after, touched, displaced);
  const added: PlacedAt[] = [];
  const deleted: PlacedAt[] = [];
  const changed: { before: Entry; after: Entry; index: number }[] = [];
  for (const [id, place] of is) {
    const old = was.get(id);
    if (!old) added.push(place);
    else if (!isSame(old.entry, place.entry))
      changed.push({ before: old.entry, after: place.entry, index: place.index });
  }
  for (const [id, place] of was) if (!is.has(id)) deleted.push(place);
  return { added, deleted, changed, moved: movedOf(was, is, displaced) };
}

interface Picked extends PlacedAt {
  /** Number of entries before it that are in both and were never displaced. */
  readonly gap: number;
}

/** A single pass: only touched entries are kept, the others are merely counted. */
function pick(
  scan: ScanEntries,
  touched: ReadonlySet<string>,
  displaced: ReadonlySet<string>,
): Map<string, Picked> {
  const found = new Map<string, Picked>();
  let untouched = 0;
  scan((entry, index) => {
    if (!touched.has(entry.id)) {
      untouched += 1;
      return;
    }
    const { id, name, amountCents, paid, note, date } = entry;
    const gap = displaced.has(id) ? untouched : 0;
    found.set(id, { entry: { id, name, amountCents, paid, note, date }, index, gap });
  });
  return found;
}

/**
 * Entries that were never displaced keep their order, so a displaced one has moved when the number of them before it
 * has changed. Among displaced entries in the same gap, as few as possible count as moved.
 */
function movedOf(
  was: ReadonlyMap<string, Picked>,
  is: ReadonlyMap<string, Picked>,
  displaced: ReadonlySet<string>,
): { entry: Entry; from: number; to: number }[] {
  const common = [...is.values()].filter(({ entry }) => was.has(entry.id));
  const steady = common.filter(({ entry }) => !displaced.has(entry.id));
  if (steady.length === common.length) return [];
  const gapsBefore = gapsOf(
    [...was.values()].filter(({ entry }) => is.has(entry.id)),
    displaced,
  );
  const gapsAfter = gapsOf(common, displaced);
  const stayed = common.filter(
    ({ entry: { id } }) => displaced.has(id) && gapsBefore.get(id) === gapsAfter.get(id),
  );
  const kept = longestInOrder(stayed.map(({ entry }) => was.get(entry.id)!.index));
  const still = new Set(kept.map((at) => stayed[at]!.entry.id));
  return common
    .filter(({ entry: { id } }) => displaced.has(id) && !still.has(id))
    .map(({ entry, index }) => ({ entry, from: was.get(entry.id)!.index, to: index }));
}

/** For each displaced entry, the number of never displaced ones before it, touched or not. */
function gapsOf(inOrder: readonly Picked[], displaced: ReadonlySet<string>): Map<string, number> {
  const gaps = new Map<string, number>();
  let steady = 0;
  for (const { entry, gap } of inOrder) {
    if (displaced.has(entry.id)) gaps.set(entry.id, gap + steady);
    else steady += 1;
  }
  return gaps;
}

/** Positions of a longest increasing subsequence of `values`, which are all different. */
function longestInOrder(values: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [at, value] of values.entries()) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if (values[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = at;
  }
  const run: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) run.push(at);
  return run.reverse();
}

function isSame(a: Entry, b: Entry): boolean {
  return (
    a.name === b.name &&
    a.amountCents === b.amountCents &&
    a.paid === b.paid &&
    a.note === b.note &&
    a.date === b.date
  );
}
