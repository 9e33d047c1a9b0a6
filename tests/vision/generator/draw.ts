/**
 * The source of all randomness of a picture: streams identified by name, so that asking for a hand does not
 * change the grain, and noise that is a pure function of the place.
 */
import { randomFrom } from '../../support/random.ts';

export interface Draw {
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** A new seed for noise. */
  readonly seed: () => number;
}

/** The random stream with that name under that seed. */
export function drawFrom(seed: number, name: string): Draw {
  let mixed = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1);
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193) ^ (mixed >>> 13);
  const random = randomFrom(mixed);
  return {
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    pick: (from) => from[Math.floor(random() * from.length)]!,
    seed: () => Math.floor(random() * 2 ** 31),
  };
}

/** From 0 to 1, for integers. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Value noise: smooth, from -1 to 1, one bump per unit. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const upper = hash(left, top, seed) * (1 - su) + hash(left + 1, top, seed) * su;
  const lower = hash(left, top + 1, seed) * (1 - su) + hash(left + 1, top + 1, seed) * su;
  return (upper * (1 - sv) + lower * sv) * 2 - 1;
}

/** Noise with finer noise added in octaves, about -1 to 1. */
export function fbm(x: number, y: number, seed: number, octaves = 3): number {
  let [sum, weight, scale, total] = [0, 1, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave * 101);
    total += weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / total;
}

/** Result of `cells` at a place. */
export interface Cell {
  /** 0 between two cells, up to about 1 at the center of one. */
  edge: number;
  /** From 0 to 1, one number for each cell. */
  id: number;
  /** From the center of the cell to the place. */
  dx: number;
  dy: number;
}

/** Worley cells, one per unit. Written into `cell`: an object for each pixel would cost more than the search. */
export function cells(x: number, y: number, seed: number, cell: Cell): Cell {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let [nearest, second] = [9, 9];
  for (let row = top - 1; row <= top + 1; row++) {
    for (let column = left - 1; column <= left + 1; column++) {
      const dx = x - column - 0.1 - 0.8 * hash(column, row, seed);
      const dy = y - row - 0.1 - 0.8 * hash(column, row, seed + 7);
      const square = dx * dx + dy * dy;
      if (square < nearest) {
        second = nearest;
        nearest = square;
        cell.dx = dx;
        cell.dy = dy;
        cell.id = hash(column, row, seed + 13);
      } else if (square < second) second = square;
    }
  }
  cell.edge = Math.sqrt(second) - Math.sqrt(nearest);
  return cell;
}

export const newCell = (): Cell => ({ edge: 0, id: 0, dx: 0, dy: 0 });

/** 0 below `from`, 1 above `to`, smooth between; reversed when `to` is the smaller. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
