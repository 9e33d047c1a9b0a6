/**
 * Text that arrives in pieces, cut into lines as it comes. Unlike the reader in ../log-file.ts it stops at nothing:
 * an audit goes on behind damage, to say what is still sound.
 */

/** Characters in one line; more is no record of ours, and would only fill the memory. */
export const longestLine = 256 * 1024 * 1024;

export class LineTooLong extends Error {}

export class LineSplitter {
  // Not `fatal`: a byte that is no UTF-8 becomes a sign that no record was hashed with, and its line is named.
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #onLine: (text: string) => void;
  #rest = '';
  #first = true;

  constructor(onLine: (text: string) => void) {
    this.#onLine = onLine;
  }

  /** @throws LineTooLong */
  push(piece: string | Uint8Array): void {
    this.#take(typeof piece === 'string' ? piece : this.#decoder.decode(piece, { stream: true }));
  }

  end(): void {
    this.#take(this.#decoder.decode());
    this.#emit(this.#rest);
    this.#rest = '';
  }

  #take(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const line = text.slice(start, end);
      this.#emit(this.#rest === '' ? line : this.#rest + line);
      this.#rest = '';
      start = end + 1;
    }
    this.#rest += text.slice(start);
    if (this.#rest.length > longestLine) throw new LineTooLong();
  }

  #emit(line: string): void {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    this.#onLine(this.#first && text.startsWith('\uFEFF') ? text.slice(1) : text);
    this.#first = false;
  }
}
