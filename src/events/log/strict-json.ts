/**
 * JSON that every program reads the same way. For a repeated name, `JSON.parse` takes the last value and other programs
 * take the first: such text is ambiguous, so it is rejected wherever it serves as proof.
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
  /** Whether the text is exactly what `JSON.stringify` gives for the value. */
  readonly plain: boolean;
}

/** @throws BadJson */
export function readStrictJson(text: string): ReadJson {
  const value = parse(text);
  // Text written by our apps round-trips exactly; text with a repeated name does not.
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
    // Nested too deeply to be serialized again.
    return undefined;
  }
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** Whether an object in `text`, valid JSON, repeats a name. Names are compared unescaped: `"\u0061"` is `"a"`. */
function statesTwice(text: string): boolean {
  /** The names seen in each open object; null for an open array. */
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
