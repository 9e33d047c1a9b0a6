/**
 * Splits a file that arrives in chunks into lines, for imports and audits of a log. Bad lines do not stop it, since an
 * audit continues after damage. It accepts what editors add around lines, but reports a line that is not valid UTF-8
 * as null: lenient decoding would make an invalid byte look like the character U+FFFD.
 */

/** Maximum characters, or bytes, in one line. A fact may carry a whole ledger; anything longer is not ours and would fill memory. */
export const longestLine = 256 * 1024 * 1024;

/** Handles the line whose bytes begin at `start`. Returns the offset of its line feed; -1 when it does not handle it. */
export type TakesLine = (bytes: Uint8Array, start: number) => number;

export class LineTooLong extends Error {}

const lineFeed = 10;
const encoder = new TextEncoder();

export class LineSplitter {
  readonly #strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** null for a line that is not UTF-8. */
  readonly #onLine: (text: string | null) => void;
  readonly #longest: number;
  readonly #takes: TakesLine | null;
  /** The beginning of the next line: as text or as bytes, whichever the source provides. */
  #text = '';
  #bytes: Uint8Array[] = [];
  #length = 0;
  #first = true;

  /** @param takes is offered each line as bytes before decoding; the lines it takes are not passed to `onLine` */
  constructor(onLine: (text: string | null) => void, longest = longestLine, takes: TakesLine | null = null) {
    this.#onLine = onLine;
    this.#longest = longest;
    this.#takes = takes;
  }

  /** @throws LineTooLong, and whatever `onLine` throws */
  push(piece: string | Uint8Array): void {
    if (typeof piece !== 'string') this.#pushBytes(piece);
    else if (this.#bytes.length > 0) this.#pushBytes(encoder.encode(piece));
    else this.#pushText(piece);
    if (this.#length > this.#longest) throw new LineTooLong();
  }

  end(): void {
    if (this.#bytes.length > 0) this.#decode(join(this.#bytes));
    else this.#emit(this.#text);
  }

  #pushText(piece: string): void {
    const end = piece.lastIndexOf('\n');
    if (end >= 0) this.#emitAll(this.#text + piece.slice(0, end));
    this.#text = end < 0 ? this.#text + piece : piece.slice(end + 1);
    this.#length = this.#text.length;
  }

  #pushBytes(piece: Uint8Array): void {
    if (this.#text !== '') {
      this.#bytes = [encoder.encode(this.#text)];
      this.#text = '';
    }
    const end = piece.lastIndexOf(lineFeed);
    if (end < 0) {
      this.#bytes.push(piece);
      this.#length += piece.length;
      return;
    }
    if (this.#takes) this.#offer(join([...this.#bytes, piece.subarray(0, end + 1)]), this.#takes);
    else this.#decode(join([...this.#bytes, piece.subarray(0, end)]));
    const rest = piece.slice(end + 1);
    this.#bytes = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
  }

  /** @param lines including their line feeds */
  #offer(lines: Uint8Array, takes: TakesLine): void {
    for (let start = 0; start < lines.length;) {
      // The first line may begin with a byte order mark.
      const mayTake = !this.#first && this.#isShort(lines, start);
      let end = mayTake ? takes(lines, start) : -1;
      if (end < 0) {
        end = lines.indexOf(lineFeed, start);
        this.#emit(this.#tryDecode(lines.subarray(start, end)));
      }
      start = end + 1;
    }
  }

  /** Whether the line at `start` is not too long. */
  #isShort(lines: Uint8Array, start: number): boolean {
    return lines.length - start <= this.#longest || lines.indexOf(lineFeed, start) - start <= this.#longest;
  }

  /** Decodes many lines at once, which is far faster; one by one when any of them is not UTF-8. */
  #decode(lines: Uint8Array): void {
    const text = this.#tryDecode(lines);
    if (text !== null) {
      this.#emitAll(text);
      return;
    }
    for (let start = 0; start <= lines.length;) {
      const found = lines.indexOf(lineFeed, start);
      const end = found < 0 ? lines.length : found;
      this.#emit(this.#tryDecode(lines.subarray(start, end)));
      start = end + 1;
    }
  }

  #tryDecode(bytes: Uint8Array): string | null {
    try {
      return this.#strict.decode(bytes);
    } catch {
      return null;
    }
  }

  #emitAll(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.#emit(text.slice(start, end));
      start = end + 1;
    }
    this.#emit(text.slice(start));
  }

  #emit(line: string | null): void {
    if (line !== null && line.length > this.#longest) throw new LineTooLong();
    const text = line?.endsWith('\r') ? line.slice(0, -1) : line;
    this.#onLine(this.#first && text?.startsWith('\uFEFF') ? text.slice(1) : (text ?? null));
    this.#first = false;
  }
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
