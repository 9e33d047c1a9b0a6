import { describe, expect, it } from 'vitest';
import { auditFile } from '../../../src/events/audit/audit-file.ts';
import { compareFiles } from '../../../src/events/audit/compare-files.ts';
import type { EventRecord, Fact } from '../../../src/events/log/event.ts';
import { sealFacts } from '../../../src/events/log/hash-chain.ts';
import { fileLines, sampleRecords, sampleStream, textOf } from './sample-log.ts';

const records = sampleRecords({ facts: 60 });

/** The same facts, sealed anew after record `from`, with the changes that `change` makes. */
function rewritten(from: number, change: (facts: Fact[]) => Fact[]): EventRecord[] {
  const head = { seq: from, hash: records[from - 1]!.hash };
  let last = head;
  return [
    ...records.slice(0, from),
    ...change(records.slice(from) as Fact[]).map((fact) => {
      const { at, actor, device } = fact as EventRecord;
      const [record] = sealFacts(sampleStream, last, [fact], { at, actor, device });
      last = { seq: record!.seq, hash: record!.hash };
      return record!;
    }),
  ];
}

async function side(of: readonly EventRecord[], text?: string) {
  const said = text ?? textOf(await fileLines(of));
  // In chunks of different sizes, as they may arrive.
  const chunks = () => said.match(/[^]{1,1000}/g) ?? [];
  return { audit: await auditFile(chunks()), chunks };
}
const compare = async (a: readonly EventRecord[], b: readonly EventRecord[]) =>
  compareFiles(await side(a), await side(b));

describe('comparing two exports', () => {
  it('[AUDIT20] finds the same records in two files, also when an editor has changed the lines', async () => {
    const lines = await fileLines(records);
    const spaced = lines.map((line) => ` ${line} \r\n`).join('');
    const answer = { relation: 'same', commonUpTo: 60, different: [] };
    expect(await compareFiles(await side(records), await side(records, spaced))).toEqual(answer);
  });

  it('[AUDIT20] says which goes on, and with which records', async () => {
    const tail = records.slice(57).map(({ seq, type }) => ({ seq, type }));
    expect(await compare(records, records.slice(0, 57))).toEqual({
      relation: 'first-goes-on',
      commonUpTo: 57,
      different: tail.map(({ seq, type }) => ({ seq, first: type, second: null, sameContent: false })),
    });
    expect(await compare(records.slice(0, 57), records)).toEqual({
      relation: 'second-goes-on',
      commonUpTo: 57,
      different: tail.map(({ seq, type }) => ({ seq, first: null, second: type, sameContent: false })),
    });
  });

  it('[AUDIT20] finds where two part, and tells what says something else from what only hangs on it', async () => {
    const other = rewritten(40, ([first, ...rest]) => [{ ...first!, type: 'SomethingElse' }, ...rest]);
    const { relation, commonUpTo, different } = await compare(records, other);
    expect({ relation, commonUpTo }).toEqual({ relation: 'fork', commonUpTo: 40 });
    expect(different.map(({ seq }) => seq)).toEqual(records.slice(40).map(({ seq }) => seq));
    expect(different.filter(({ sameContent }) => !sameContent)).toEqual([
      { seq: 41, first: records[40]!.type, second: 'SomethingElse', sameContent: false },
    ]);
  });

  it('[AUDIT20] finds nothing in common when the first record differs already, nor in logs of others', async () => {
    const stamp = { at: '2026-01-05T08:00:00.000Z', actor: 'u1', device: 'd9' };
    const fork = sealFacts(sampleStream, { seq: 0, hash: '0'.repeat(64) }, records.slice(0, 3), stamp);
    expect(await compare(records.slice(0, 2), fork)).toMatchObject({ relation: 'fork', commonUpTo: 0 });
    const foreign = await side(records);
    const header = { ...foreign.audit.header!, stream: 'ledger/u2' };
    expect(
      await compareFiles(await side(records), { ...foreign, audit: { ...foreign.audit, header } }),
    ).toEqual({ relation: 'other-log', commonUpTo: 0, different: [] });
  });

  it('[AUDIT20] compares only what verifies', async () => {
    const lines = await fileLines(records);
    const damaged = await side(records, textOf(lines.with(31, lines[31]!.replace('"v":1', '"v":2'))));
    expect(damaged.audit.head.seq).toBe(30);
    expect(await compareFiles(damaged, await side(records.slice(0, 30)))).toMatchObject({ relation: 'same', commonUpTo: 30 }); // prettier-ignore
  });
});
