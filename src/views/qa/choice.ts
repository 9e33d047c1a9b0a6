/** The choices on the page, kept in the URL, so that they can be shared. */
import { defaults, type Generator, generators, type Options } from '../../machines/paths/options.ts';
import { useAddressParams } from '../ui/address-params.ts';

export const views = ['paths', 'running', 'used', 'failed'] as const;
export type View = (typeof views)[number];

export interface Choice {
  readonly view: View;
  /** null: the first one. */
  readonly machine: string | null;
  readonly options: Options;
  /** Indexes of the path and its step, both from 0. */
  readonly path: number;
  readonly step: number;
}

/** Limit of a random walk; nobody reads longer ones. */
export const maxSteps = 20_000;
export const largestSeed = 1_000_000_000;

function whole(text: string | null, otherwise: number, least: number, most: number): number {
  const number = text === null || !/^\d+$/.test(text) ? otherwise : Number(text);
  return number < least || number > most ? otherwise : number;
}

function readChoice(params: URLSearchParams): Choice {
  const generator = generators.find((name) => name === params.get('generator')) ?? defaults.generator;
  return {
    view: views.find((name) => name === params.get('view')) ?? 'paths',
    machine: params.get('machine'),
    options: {
      ...defaults,
      generator,
      seed: whole(params.get('seed'), defaults.seed, 0, largestSeed),
      steps: whole(params.get('steps'), defaults.steps, 1, maxSteps),
      target: params.get('target'),
    },
    path: whole(params.get('path'), 1, 1, 1_000_000) - 1,
    step: whole(params.get('step'), 0, 0, 1_000_000),
  };
}

export interface Change {
  readonly view?: View;
  readonly machine?: string;
  readonly generator?: Generator;
  readonly seed?: number;
  readonly steps?: number;
  readonly target?: string | null;
  readonly path?: number;
  readonly step?: number;
}

/** Drops dependent choices: a target belongs to a machine, a path to its generator, a step to its path. */
function writeChange(params: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(params);
  const { path, step, ...kept } = change;
  const redrawn = Object.keys(kept).some((name) => name !== 'view');
  if (change.machine !== undefined) next.delete('target');
  if (redrawn) next.delete('path');
  if (redrawn || path !== undefined) next.delete('step');
  const plain: Record<string, string | number | null | undefined> = { ...kept };
  if (change.view === 'paths') plain.view = null;
  if (path !== undefined) plain.path = path + 1;
  if (step !== undefined) plain.step = step;
  for (const [name, value] of Object.entries(plain)) {
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, String(value));
  }
  return next;
}

export function useChoice(): [Choice, (change: Change) => void] {
  const [params, setParams] = useAddressParams();
  const change = (wanted: Change) =>
    setParams((now) => writeChange(now, wanted), { replace: true, preventScrollReset: true });
  return [readChoice(params), change];
}
