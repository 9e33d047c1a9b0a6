/** How every row of `npm run bench` is measured and printed: ours beside its peers in one run, medians of several. */

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peers: Readonly<Record<string, number>>;
  /** The target, in words. */
  readonly aim: string;
  readonly met: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of one run of `work`. */
export function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Medians of `rounds` runs of each contestant, in milliseconds. They take turns, so that a machine that slows
 * down slows all of them.
 */
export function race(
  contestants: Readonly<Record<string, () => unknown>>,
  rounds = 5,
): Record<string, number> {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(contestants)) {
      globalThis.gc?.();
      times[name]!.push(time(work));
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]));
}

/** A figure with about three digits. */
export const shown = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 1 ? value.toFixed(2) : value.toPrecision(3);

export function table(rows: readonly Row[]): string {
  const head = ['row', 'ours', 'unit', 'beside', 'aim', 'met'];
  const cells = rows.map(({ name, unit, ours, peers, aim, met }) => [
    name,
    shown(ours),
    unit,
    Object.entries(peers)
      .map(([peer, value]) => `${peer} ${shown(value)}`)
      .join(', '),
    aim,
    met ? 'yes' : 'NO',
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n');
}
