/**
 * The messages between the server and its child processes over a pipe: JSON followed by files. A child taken over by a
 * malicious file can send anything, so only JSON is parsed, and every length is checked before it is used.
 */
export interface Message {
  /** Plain JSON. */
  readonly data: unknown;
  readonly files: readonly Uint8Array[];
}

interface Head {
  readonly data: unknown;
  /** Size of each file in bytes. */
  readonly sizes: readonly number[];
}

const lengthBytes = 4;
const maxHeadBytes = 16 * 1024 * 1024;
const maxFiles = 16;

/** Encodes a message: the length of its JSON (4 bytes, big-endian), its JSON, its files. */
export function encodeMessage({ data, files }: Message): Uint8Array[] {
  const head: Head = { data, sizes: files.map(({ length }) => length) };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return [length, json, ...files];
}

/**
 * Assembles messages from the pieces that arrive.
 * @param maxBytes total size of the files of one message
 * @returns a function that takes the next piece; it throws when the data is not a message or is too large
 */
export function messageReader(
  maxBytes: number,
  onMessage: (message: Message) => void,
): (piece: Buffer) => void {
  let chunks: Buffer[] = [];
  let arrived = 0;
  let headBytes: number | null = null;
  let head: Head | null = null;

  /** The next `count` bytes; null until they have arrived. */
  function take(count: number): Buffer | null {
    if (arrived < count) return null;
    const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    chunks = all.length > count ? [all.subarray(count)] : [];
    arrived = all.length - count;
    return all.subarray(0, count);
  }

  function next(): boolean {
    if (headBytes === null) {
      const length = take(lengthBytes);
      if (!length) return false;
      headBytes = length.readUInt32BE();
      if (headBytes > maxHeadBytes) throw new Error('A message is too long');
    }
    if (head === null) {
      const json = take(headBytes);
      if (!json) return false;
      head = readHead(json, maxBytes);
    }
    const files = take(head.sizes.reduce((sum, size) => sum + size, 0));
    if (!files) return false;
    const { data, sizes } = head;
    headBytes = null;
    head = null;
    let from = 0;
    onMessage({ data, files: sizes.map((size) => files.subarray(from, (from += size))) });
    return true;
  }

  return (piece) => {
    chunks.push(piece);
    arrived += piece.length;
    while (next());
  };
}

function readHead(json: Buffer, maxBytes: number): Head {
  const { data, sizes } = JSON.parse(json.toString('utf8')) as Head;
  const isValid =
    Array.isArray(sizes) &&
    sizes.length <= maxFiles &&
    sizes.every((size) => Number.isSafeInteger(size) && size >= 0) &&
    sizes.reduce((sum, size) => sum + size, 0) <= maxBytes;
  if (!isValid) throw new Error('A message has more, or larger, files than it may');
  return { data, sizes };
}
