/** Mutations that damage files. */
import { pick, type Random } from '../../hiring/corpus/draw.ts';

const at = (random: Random, bytes: Uint8Array) => Math.floor(random() * bytes.length);

/** `slice` of a Buffer would share its bytes. */
const copyOf = (bytes: Uint8Array) => new Uint8Array(bytes);

/** Flipped bits, and parts that are lost, doubled, overwritten, cut off, or taken from another file. */
export const mutations: readonly ((bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array)[] = [
  (bytes, random) => {
    const result = copyOf(bytes);
    for (let i = 0; i < 1 + random() * 20; i += 1)
      result[at(random, result)]! ^= 1 << Math.floor(random() * 8);
    return result;
  },
  (bytes, random) => bytes.slice(0, at(random, bytes)),
  (bytes, random) => {
    const [from, length] = [at(random, bytes), 1 + Math.floor(random() * 500)];
    return Buffer.concat([bytes.slice(0, from), bytes.slice(from + length)]);
  },
  (bytes, random) => {
    const [from, length] = [at(random, bytes), 1 + Math.floor(random() * 2000)];
    return Buffer.concat([bytes.slice(0, from + length), bytes.slice(from)]);
  },
  (bytes, random) => {
    const result = copyOf(bytes);
    const from = at(random, bytes);
    for (let i = from; i < Math.min(result.length, from + 64); i += 1) result[i] = Math.floor(random() * 256);
    return result;
  },
  (bytes, random, other) =>
    Buffer.concat([bytes.slice(0, at(random, bytes)), other.slice(at(random, other))]),
  // A number in the file that gives a length, a count or an offset.
  (bytes, random) => {
    const text = Buffer.from(bytes).toString('latin1');
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return bytes.slice(1);
    const { 0: number, index } = pick(random, numbers);
    const changed = pick(random, ['0', '-1', '1', '99999999', '4294967295', `${Number(number) + 1}`]);
    return Buffer.from(text.slice(0, index) + changed + text.slice(index + number.length), 'latin1');
  },
];
