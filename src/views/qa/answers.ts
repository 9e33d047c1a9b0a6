/** Messages between the page and its worker: plain data, since a statechart itself cannot be sent. */
import type { EventRecord, Fact } from '../../events/log/event.ts';
import type { ChartState } from '../../machines/paths/chart.ts';
import type { Coverage } from '../../machines/paths/coverage.ts';
import type { Format } from '../../machines/paths/formats/names.ts';
import type { GuardOutcome } from '../../machines/paths/observe.ts';
import type { Failure } from '../../machines/paths/run.ts';
import type { Sequence } from '../../machines/paths/sequence.ts';
import type { Moment } from '../../machines/paths/trace.ts';
import type { Used } from '../../machines/paths/used.ts';
import type { Options } from '../../machines/paths/options.ts';

export interface Selection {
  readonly machine: string;
  readonly options: Options;
}

export type Question =
  | { readonly ask: 'machines' }
  | { readonly ask: 'chart'; readonly machine: string }
  | ({ readonly ask: 'suite' } & Selection)
  | ({ readonly ask: 'path'; readonly index: number } & Selection)
  | ({ readonly ask: 'run'; readonly index: number } & Selection)
  | { readonly ask: 'replay'; readonly machine: string; readonly replay: string }
  | ({ readonly ask: 'search'; readonly text: string } & Selection)
  | { readonly ask: 'trace'; readonly machine: string; readonly records: readonly EventRecord[] }
  | { readonly ask: 'used'; readonly machine: string; readonly journals: readonly (readonly EventRecord[])[] }
  | ({ readonly ask: 'export'; readonly format: Format } & Selection);

export interface Answers {
  /** Nouns of the machines that have a model. */
  readonly machines: readonly string[];
  readonly chart: ChartState;
  readonly suite: SuiteAnswer;
  readonly path: PathAnswer;
  /** The first failure, or null. */
  readonly run: Failure | null;
  /** A recorded path, and how it fails in this version, if it does. */
  readonly replay: { readonly path: PathAnswer; readonly failure: Failure | null };
  /** The paths that contain the text, each with the first matching step. */
  readonly search: readonly Hit[];
  /** One per record. */
  readonly trace: readonly Moment[];
  readonly used: Used;
  readonly export: ExportAnswer;
}

export interface SuiteAnswer {
  readonly paths: readonly PathLine[];
  readonly steps: number;
  readonly lowerBound: number | null;
  readonly note: string | null;
  readonly abstraction: string;
  readonly coverage: Coverage;
  /** What no path reaches and no explanation covers. */
  readonly unexplained: readonly string[];
}

export interface PathLine {
  readonly steps: number;
  /** The final state. */
  readonly end: string;
}

export interface Hit {
  /** Index of the path; both count from 0. */
  readonly index: number;
  readonly step: number;
}

export interface PathAnswer {
  /** The shell command that runs it. */
  readonly command: string;
  readonly sequence: Sequence;
  /** The initial state, then every step. */
  readonly steps: readonly StepAnswer[];
}

export interface StepAnswer {
  readonly says: string;
  readonly event: string;
  /** null: the event has no payload. */
  readonly payload: unknown;
  readonly state: string;
  readonly active: readonly string[];
  readonly transitions: readonly string[];
  readonly guards: readonly GuardOutcome[];
  readonly facts: readonly Fact[];
  readonly asks: readonly string[];
}

export interface ExportAnswer {
  readonly fileName: string;
  readonly text: string;
}

export interface Request {
  readonly id: number;
  readonly question: Question;
}

export type Response =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly problem: string };
