/** Writes PNG files by hand that no library would write. */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 grey, 2 RGB, 6 RGB and alpha. */
  readonly colors: number;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function header({ width, height, depth, colors }: Header): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colors], 8);
  return chunk('IHDR', data);
}

/** @param rows each starts with its filter byte @param between chunks before the pixels, by type */
export const png = (
  head: Header,
  rows: Buffer,
  between: readonly (readonly [string, Buffer])[] = [],
): Buffer =>
  Buffer.concat([
    signature,
    header(head),
    ...between.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Animated: each frame the whole picture, 100 ms long. */
export function apng(head: Header, frames: readonly Buffer[]): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames.length, 0);
  let sequence = 0;
  const parts = frames.flatMap((rows, number) => {
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(sequence++, 0);
    frame.writeUInt32BE(head.width, 4);
    frame.writeUInt32BE(head.height, 8);
    frame.writeUInt16BE(100, 20);
    frame.writeUInt16BE(1000, 22);
    const data = deflateSync(rows);
    if (number === 0) return [chunk('fcTL', frame), chunk('IDAT', data)];
    const numbered = Buffer.alloc(4);
    numbered.writeUInt32BE(sequence++);
    return [chunk('fcTL', frame), chunk('fdAT', Buffer.concat([numbered, data]))];
  });
  return Buffer.concat([
    signature,
    header(head),
    chunk('acTL', control),
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
