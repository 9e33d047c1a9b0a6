/**
 * The member names of objects in the order in which they were read, as a tree: facts of one type repeat their names in
 * the same order, so that names are recognized by their bytes and sorted only once.
 */
import { areSame, viewOf } from './byte-runs.ts';

/** Limit of members in an object: more than any object of ours has. */
const maxMembers = 32;
/** Limit of a tree: all facts of all nouns have fewer, and a forged file must not fill memory. */
const maxShapes = 1000;

export class Shape {
  /** Names up to here; the last one is the member's own. */
  readonly names: readonly string[];
  /** `"name":` */
  readonly written: DataView;
  /** Its number of bytes. */
  readonly length: number;
  /** Which member comes first, second … in canonical order; null when they are in it already. */
  readonly order: Uint8Array | null;
  readonly name: string;
  readonly #next: Shape[] = [];

  private constructor(names: readonly string[], written: Uint8Array) {
    this.names = names;
    this.name = names.at(-1) ?? '';
    this.written = viewOf(written);
    this.length = written.length;
    const sorted = [...names].sort();
    this.order = sorted.every((name, i) => name === names[i])
      ? null
      : Uint8Array.from(sorted, (name) => names.indexOf(name));
  }

  static empty(): Shape {
    return new Shape([], new Uint8Array());
  }

  /** The known shape with the next member, whose name and colon are the bytes from `at` on; null when none is. */
  next(bytes: DataView, at: number): Shape | null {
    const next = this.#next;
    for (let i = 0; i < next.length; i += 1) {
      const shape = next[i]!;
      if (areSame(shape.written, 0, bytes, at, shape.length)) return shape;
    }
    return null;
  }

  /**
   * Adds a shape for another member; null when the name is repeated or there are too many.
   * @param written its name and colon
   * @param count number of shapes in the tree
   */
  add(name: string, written: Uint8Array, count: number): Shape | null {
    if (count >= maxShapes || this.names.length >= maxMembers || this.names.includes(name)) return null;
    const shape = new Shape([...this.names, name], written);
    this.#next.push(shape);
    return shape;
  }
}
