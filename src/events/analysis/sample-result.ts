/** The part of a sample's measurement that pages show, in words and numbers ready for display. */
import { type Figure, figuresOf } from './figures.ts';
import type { Measurement } from './measurement.ts';
import type { Interval } from './port.ts';
import { type Reason, reasonWords } from './reason.ts';
import { summaryOf } from './summary.ts';

export interface SampleResult {
  /** Version of the engine that measured it. */
  readonly engine: string;
  readonly verdict: Measurement['verdict'];
  /** Sentences. */
  readonly summary: readonly string[];
  readonly cleaningScore: Interval | null;
  readonly colourRestoration: Interval | null;
  readonly figures: readonly Figure[];
  /** Titles of why there is no measurement. */
  readonly reasons: readonly string[];
}

const intervalOf = (estimate: Interval | null | undefined): Interval | null =>
  estimate ? { value: estimate.value, low: estimate.low, high: estimate.high } : null;

export const sampleResultOf = (measurement: Measurement): SampleResult => ({
  engine: measurement.engine.version,
  verdict: measurement.verdict,
  summary: summaryOf(measurement),
  cleaningScore: intervalOf(measurement.findings?.cleaningScore),
  colourRestoration: intervalOf(measurement.findings?.colourRestoration),
  figures: figuresOf(measurement),
  reasons: measurement.reasons.map(({ code }: Reason) => reasonWords[code].title),
});
