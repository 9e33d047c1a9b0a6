/** What can be asked for: which generator, and what it needs to know. */
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
  /** Of random walks. */
  readonly seed: number;
  /** Of random walks, over all their paths. */
  readonly steps: number;
  /** Most paths of `simple`. */
  readonly limit: number;
  /** Id of a state: only paths that lead there, and only up to it; null for whole paths. */
  readonly target: string | null;
  /** Most steps of one path; null for as long as it gets. */
  readonly maxSteps: number | null;
  /** Of `transitions`: where ways are as short as each other, the one that people take, and first what they do most. */
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
