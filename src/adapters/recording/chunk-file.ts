/**
 * The file that a running recording is appended to. Whatever happens, it ends on a whole chunk: one that could only be
 * written in part is removed again, and none is appended after a gap.
 */

/** What is used of a FileSystemSyncAccessHandle: `write` may write less than it was given. */
export interface SyncFile {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

class NoRoom extends Error {
  override readonly name = 'QuotaExceededError';
}

export class ChunkFile {
  readonly #file: SyncFile;
  #size = 0;
  #over = false;

  constructor(file: SyncFile) {
    this.#file = file;
  }

  /** @returns bytes of the whole file, which are on the disk by then */
  append(chunk: Uint8Array): number {
    if (this.#over) throw new NoRoom('Nothing comes behind a chunk that did not go in');
    try {
      const written = this.#file.write(chunk, { at: this.#size });
      if (written < chunk.byteLength) throw new NoRoom('The chunk did not go in as a whole');
      this.#file.flush();
    } catch (error) {
      this.#over = true;
      this.#file.truncate(this.#size);
      this.#file.flush();
      throw error;
    }
    this.#size += chunk.byteLength;
    return this.#size;
  }

  close(): void {
    this.#over = true;
    this.#file.close();
  }
}
