/** Mutations of bytes, as by chance or by intent. */
import type { Draw } from '../generator/draw.ts';

export function mutate(content: Buffer, draw: Draw): Buffer {
  const at = (length = content.length) => Math.floor(draw.between(0, length));
  const changed = Buffer.from(content);
  switch (draw.pick(['flip', 'flip', 'header', 'length', 'cut', 'drop', 'double', 'zero', 'swap'] as const)) {
    case 'flip':
      for (let left = draw.between(1, 30); left > 0; left--) changed[at()]! ^= 1 << at(8);
      return changed;
    case 'header':
      for (let left = draw.between(1, 6); left > 0; left--)
        changed[at(Math.min(64, content.length))] = at(256);
      return changed;
    // In most formats, four-byte numbers of bytes, pixels or frames are near the start.
    case 'length':
      changed.writeUInt32BE(
        draw.pick([0, 1, 0x7fffffff, 0x80000000, 0xffffffff]),
        at(Math.min(200, content.length - 4)),
      );
      return changed;
    case 'cut':
      return changed.subarray(0, at());
    case 'drop': {
      const from = at();
      return Buffer.concat([changed.subarray(0, from), changed.subarray(from + at(64))]);
    }
    case 'double': {
      const from = at();
      return Buffer.concat([changed.subarray(0, from + at(200)), changed.subarray(from)]);
    }
    case 'zero': {
      const from = at();
      return changed.fill(draw.pick([0, 255]), from, Math.min(content.length, from + at(100)));
    }
    case 'swap': {
      const middle = at();
      return Buffer.concat([changed.subarray(middle), changed.subarray(0, middle)]);
    }
  }
}
