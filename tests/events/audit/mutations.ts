/** Seeded damage to an exported log, one blow at a time, with what an audit must then say. */
import type { EventRecord } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { sampleStream, textOf } from './sample-log.ts';

export const kinds = ['bit', 'swap', 'drop', 'duplicate', 'insert', 'truncate', 'rewrite'] as const;
export type Kind = (typeof kinds)[number];

export interface Mutation {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  /** Where the first bad record may be said to be; both ends are in. Number 0 is the header. */
  readonly from: number;
  readonly to: number;
}

/**
 * @param lines of the sound file, header first
 * @param signed numbers of the records that a server has signed for, rising
 */
export function mutate(
  kind: Kind,
  lines: readonly string[],
  records: readonly EventRecord[],
  signed: readonly number[],
  next: (below: number) => number,
): Mutation {
  const count = records.length;
  const at = 1 + next(count);
  const exactly = (bytes: Uint8Array, seq: number): Mutation => ({ kind, bytes, from: seq, to: seq });
  switch (kind) {
    case 'bit':
      return flipBit(lines, next);
    case 'swap': {
      const first = Math.min(at, count - 1);
      const other = first + 1 + next(count - first);
      const swapped = [...lines];
      [swapped[first], swapped[other]] = [lines[other]!, lines[first]!];
      return exactly(utf8(swapped), first);
    }
    case 'drop':
      return exactly(utf8(lines.toSpliced(at, 1)), at);
    case 'duplicate': {
      const to = 1 + next(count + 1);
      return exactly(utf8(lines.toSpliced(to, 0, lines[at]!)), to === at ? at + 1 : to);
    }
    case 'insert': {
      const before = records[at - 2] ?? { seq: 0, hash: emptyHead.hash };
      const fact = { type: 'EntryPaid', v: 1, data: { id: `forged-${next(1000)}` } };
      const [forged] = sealFacts(
        sampleStream,
        { seq: before.seq, hash: before.hash },
        [fact],
        stampOf(records[at - 1]!),
      );
      // Placed so that it even continues the chain: it is the genuine record behind it that no longer does.
      return { kind, bytes: utf8(lines.toSpliced(at, 0, JSON.stringify(forged))), from: at, to: at + 1 };
    }
    case 'truncate': {
      // The header is cut to fit, its own checkpoints included: only what the server kept can tell.
      const kept = next(signed.at(-1)!);
      const last = records[kept - 1];
      const head = last ? { seq: last.seq, hash: last.hash } : emptyHead;
      return exactly(
        utf8([headerWith(lines, { count: kept, head, checkpoints: [] }), ...lines.slice(1, kept + 1)]),
        kept + 1,
      );
    }
    case 'rewrite': {
      const first = 1 + next(signed.at(-1)!);
      let head = records[first - 2] ? { seq: first - 1, hash: records[first - 2]!.hash } : emptyHead;
      const rewritten = records.slice(first - 1).map((record, i) => {
        const data = i === 0 ? { id: `other-${next(1000)}` } : record.data;
        const [sealed] = sealFacts(
          sampleStream,
          head,
          [{ type: record.type, v: record.v, data }],
          stampOf(record),
        );
        head = { seq: sealed!.seq, hash: sealed!.hash };
        return JSON.stringify(sealed);
      });
      const header = headerWith(lines, { count, head, checkpoints: [] });
      const bytes = utf8([header, ...lines.slice(1, first), ...rewritten]);
      // Located between the last signature that still holds and the first that does not.
      const from = (signed.findLast((seq) => seq < first) ?? 0) + 1;
      return { kind, bytes, from, to: first };
    }
  }
}

const stampOf = ({ at, actor, device }: EventRecord) => ({ at, actor, device });
const utf8 = (lines: readonly string[]) => new TextEncoder().encode(textOf(lines));
const headerWith = (lines: readonly string[], other: object) =>
  JSON.stringify({ ...(JSON.parse(lines[0]!) as object), ...other });

function flipBit(lines: readonly string[], next: (below: number) => number): Mutation {
  const sound = utf8(lines);
  for (;;) {
    const bytes = sound.slice();
    // The last line end may go missing: a reader takes the line all the same.
    const place = next(bytes.length - 1);
    bytes[place]! ^= 1 << next(8);
    const line = sound.subarray(0, place).filter((byte) => byte === 10).length;
    if (saysTheSame(lines[line]!, new TextDecoder().decode(bytes).split('\n')[line]!, line)) continue;
    // What the header promises is found wanting where it disagrees with the records.
    if (line === 0) return { kind: 'bit', bytes, from: 0, to: lines.length };
    // A line end that is gone joins two lines, and the first of them is then the bad one.
    return { kind: 'bit', bytes, from: line, to: line };
  }
}

/** A blank of JSON for another, or a field that a reader ignores, is no damage. */
function saysTheSame(was: string, is: string, line: number): boolean {
  try {
    const [before, after] = [JSON.parse(was), JSON.parse(is)] as Record<string, unknown>[];
    if (line > 0) return JSON.stringify(before) === JSON.stringify(after);
    const known = ({ format, version, stream, count, head, checkpoints }: Record<string, unknown>) =>
      JSON.stringify([format, version, stream, count, head, checkpoints]);
    return known(before!) === known(after!);
  } catch {
    return false;
  }
}
