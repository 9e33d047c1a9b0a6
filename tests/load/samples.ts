/** Collects which operations were requested and how long each answer took. */
import { percentile } from '../bench/measure.ts';

export interface OperationFigures {
  readonly operation: string;
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly errors: number;
  /** Number of failures by cause: a status with its reason, or the network error. */
  readonly faults: Readonly<Record<string, number>>;
}

export interface Samples {
  /** @param fault null: success. @param isWhole several requests measured together, which also count one by one */
  note(operation: string, ms: number, fault: string | null, isWhole?: boolean): void;
  /** Figures since the last call, by operation, most frequent first. Fast failures do not improve the percentiles. */
  take(): { readonly all: OperationFigures; readonly operations: readonly OperationFigures[] };
}

interface Noted {
  readonly isWhole: boolean;
  readonly times: number[];
  readonly faults: Map<string, number>;
}

export function samples(): Samples {
  let noted = new Map<string, Noted>();
  return {
    note(operation, ms, fault, isWhole = false) {
      const of: Noted = noted.get(operation) ?? { isWhole, times: [], faults: new Map() };
      noted.set(operation, of);
      if (fault === null) of.times.push(ms);
      else of.faults.set(fault, (of.faults.get(fault) ?? 0) + 1);
    },
    take() {
      const operations = [...noted].map(([operation, of]) => figuresOf(operation, of));
      const requests = [...noted.values()].filter(({ isWhole }) => !isWhole);
      const faults = new Map<string, number>();
      for (const of of requests)
        for (const [fault, count] of of.faults) faults.set(fault, (faults.get(fault) ?? 0) + count);
      const all = figuresOf('all requests', { times: requests.flatMap(({ times }) => times), faults });
      noted = new Map();
      return { all, operations: operations.sort((one, other) => other.count - one.count) };
    },
  };
}

function figuresOf(operation: string, { times, faults }: Pick<Noted, 'times' | 'faults'>): OperationFigures {
  const errors = [...faults.values()].reduce((sum, count) => sum + count, 0);
  const at = (share: number) => (times.length === 0 ? 0 : Math.round(percentile(times, share) * 10) / 10);
  return {
    operation,
    count: times.length + errors,
    ...{ p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) },
    errors,
    faults: Object.fromEntries(faults),
  };
}
