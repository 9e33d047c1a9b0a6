/** Points of the balance over a history, thinned out for drawing without losing a peak. */
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';

export interface CurvePoint {
  readonly seq: number;
  /** Milliseconds since 1970; never earlier than the point before, even if the device's clock went back. */
  readonly time: number;
  readonly cents: number;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  readonly lowest: CurvePoint;
  readonly highest: CurvePoint;
}

const stretches = 400;

/** null for a history without records. */
export function curveOf(history: LedgerHistory): Curve | null {
  const { length } = history;
  if (length === 0) return null;
  const points: CurvePoint[] = [];
  let time = firstTime(history);
  let lowest: CurvePoint | null = null;
  let highest: CurvePoint | null = null;
  const size = Math.max(1, length / stretches);
  for (let start = 1; start <= length;) {
    const end = Math.min(length, Math.max(start, Math.floor(start + size - 1)));
    let low: CurvePoint | null = null;
    let high: CurvePoint | null = null;
    let last: CurvePoint | null = null;
    for (let seq = start; seq <= end; seq += 1) {
      const stated = history.time(seq);
      if (stated > time) time = stated;
      const { balanceCents: cents } = history.sums(seq);
      last = { seq, time, cents };
      if (!low || cents < low.cents) low = last;
      if (!high || cents > high.cents) high = last;
    }
    const seen = [low!, high!, last!].sort((a, b) => a.seq - b.seq);
    points.push(...seen.filter((point, i) => point !== seen[i - 1]));
    if (!lowest || low!.cents < lowest.cents) lowest = low;
    if (!highest || high!.cents > highest.cents) highest = high;
    start = end + 1;
  }
  return { points, lowest: lowest!, highest: highest! };
}

function firstTime(history: LedgerHistory): number {
  for (let seq = 1; seq <= history.length; seq += 1) {
    const time = history.time(seq);
    if (!Number.isNaN(time)) return time;
  }
  return 0;
}

export interface MonthEnd {
  /** `2026-03`. */
  readonly month: string;
  readonly seq: number;
}

/** The last change of every month, for a table. */
export function monthEnds(history: LedgerHistory): readonly MonthEnd[] {
  const ends: { month: string; seq: number }[] = [];
  /** Start of the next month, so that most of a million times need only one comparison. */
  let until = Number.NEGATIVE_INFINITY;
  for (let seq = 1; seq <= history.length; seq += 1) {
    const time = history.time(seq);
    if (time >= until) {
      const day = new Date(time);
      until = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1);
      ends.push({ month: day.toISOString().slice(0, 7), seq });
    } else {
      // A clock that went back does not start an earlier month again.
      const end = ends.at(-1);
      if (end) end.seq = seq;
    }
  }
  return ends;
}
