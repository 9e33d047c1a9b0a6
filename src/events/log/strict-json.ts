/**
 * JSON of which every program reads the same. `JSON.parse` takes the last of two values for one name, other programs
 * take the first: text that states a name twice says nothing for certain, so it is refused wherever it is proof.
 */

export class BadJson extends Error {
  readonly fault: 'not-json' | 'stated-twice';

  constructor(fault: BadJson['fault']) {
    super(fault);
    this.fault = fault;
  }
}

export interface ReadJson {
  readonly value: unknown;
  /** Whether the text is what `JSON.stringify` makes of the value, to the letter. */
  readonly plain: boolean;
}

/** @throws BadJson */
export function readStrictJson(text: string): ReadJson {
  const value = parse(text);
  // What an app of ours wrote comes out again letter by letter, and a name that is stated twice does not.
  if (stringify(value) === text) return { value, plain: true };
  if (statesTwice(text)) throw new BadJson('stated-twice');
  return { value, plain: false };
}

/** @throws BadJson */
export const parseStrictJson = (text: string): unknown => readStrictJson(text).value;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadJson('not-json');
  }
}

function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Nested too deep to be written out again.
    return undefined;
  }
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** @param text sound JSON. Names are compared as they read: `"\u0061"` is `"a"`. */
function statesTwice(text: string): boolean {
  /** The names of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let mayBeName = false;
  for (const [token] of text.matchAll(tokens)) {
    switch (token) {
      case '{':
        open.push(new Set());
        mayBeName = true;
        continue;
      case '[':
        open.push(null);
        mayBeName = false;
        continue;
      case '}':
      case ']':
        open.pop();
        mayBeName = false;
        continue;
      case ',':
        mayBeName = open.at(-1) instanceof Set;
        continue;
    }
    const names = open.at(-1);
    if (!mayBeName || !names) continue;
    mayBeName = false;
    const name = JSON.parse(token) as string;
    if (names.has(name)) return true;
    names.add(name);
  }
  return false;
}
