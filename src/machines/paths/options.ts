/** Options of path generation: the generators, and their parameters. */
export const generators = [
  'shortest',
  'simple',
  'transitions',
  'edge',
  'pairs',
  'random',
  'weighted',
] as const;
export type Generator = (typeof generators)[number];

export interface Options {
  readonly generator: Generator;
  /** For random walks. */
  readonly seed: number;
  /** For random walks: total steps over all paths. */
  readonly steps: number;
  /** Most paths of `simple`. */
  readonly limit: number;
  /** Id of a state: only paths that lead there, and only up to it; null for whole paths. */
  readonly target: string | null;
  /** Most steps of one path; null: unlimited. */
  readonly maxSteps: number | null;
  /** For `transitions`: prefer the more used of ways of equal length, and list the most used paths first. */
  readonly byUse: boolean;
}

export const defaults: Options = {
  generator: 'edge',
  seed: 1,
  steps: 500,
  limit: 1000,
  target: null,
  maxSteps: null,
  byUse: false,
};
