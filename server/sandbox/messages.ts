/**
 * What the server and its child processes say to each other over a pipe: JSON with files behind it. A child that a
 * stranger's file has taken over can say what it likes, so nothing but JSON is ever parsed, and a length counts before it is believed.
 */
export interface Message {
  /** Plain JSON. */
  readonly data: unknown;
  readonly files: readonly Uint8Array[];
}

interface Head {
  readonly data: unknown;
  /** Bytes of each file. */
  readonly sizes: readonly number[];
}

const lengthBytes = 4;
const maxHeadBytes = 16 * 1024 * 1024;
const maxFiles = 16;

/** As it is written: the length of its JSON, its JSON, its files. */
export function encodeMessage({ data, files }: Message): Uint8Array[] {
  const head: Head = { data, sizes: files.map(({ length }) => length) };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return [length, json, ...files];
}

/**
 * Puts messages together out of what arrives.
 * @param maxBytes of all files of a message
 * @returns takes the next piece; throws when what arrives is no message, or too large a one
 */
export function messageReader(
  maxBytes: number,
  onMessage: (message: Message) => void,
): (piece: Buffer) => void {
  let chunks: Buffer[] = [];
  let arrived = 0;
  let headBytes: number | null = null;
  let head: Head | null = null;

  /** The next bytes, once there are so many. */
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
  const sound =
    Array.isArray(sizes) &&
    sizes.length <= maxFiles &&
    sizes.every((size) => Number.isSafeInteger(size) && size >= 0) &&
    sizes.reduce((sum, size) => sum + size, 0) <= maxBytes;
  if (!sound) throw new Error('A message has more, or larger, files than it may');
  return { data, sizes };
}
