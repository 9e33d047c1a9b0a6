/**
 * The record of a measurement: everything the engine returned, including inputs, versions and parameters. It is kept unchanged,
 * and the fact identifies it by the SHA-256 of its canonical JSON (RFC 8785).
 */
import { createHash } from 'node:crypto';
import type { KeptInconclusive, KeptMeasurement } from '../../src/events/analysis/decide.ts';
import type { Measurement } from '../../src/events/analysis/measurement.ts';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';

export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const recordOf = (measurement: Measurement): string => canonicalJson(measurement as never);

export const hashOfRecord = (measurement: Measurement): string => sha256Of(recordOf(measurement));

/** The part of a measurement that the facts keep. */
export const measuredOf = (measurement: Measurement): KeptMeasurement => ({
  engine: measurement.engine.version,
  record: hashOfRecord(measurement),
  cleaningScore: measurement.findings?.cleaningScore?.value ?? null,
  colourRestoration: measurement.findings?.colourRestoration?.value ?? null,
});

export const inconclusiveOf = (measurement: Measurement): KeptInconclusive => ({
  engine: measurement.engine.version,
  record: hashOfRecord(measurement),
  reasons: measurement.reasons.map(({ code }) => code),
});
