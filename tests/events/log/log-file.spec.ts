import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventRecord, Fact } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { ChainBroken, LogConflict } from '../../../src/events/log/log.ts';
import {
  adoptLogFile,
  type LogFile,
  type LogFileDamage,
  readLogFile,
  relateToStream,
  writeDamagedLog,
  writeLogFile,
} from '../../../src/events/log/log-file.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { testStamp } from '../../given.ts';
import { addedFacts, recordsOf } from './log.contract.ts';

const stream = 'ledger/u1';
const facts = (count: number, from = 1): Fact[] =>
  addedFacts(count, from).map((fact) => ({
    ...fact,
    data: { n: fact.data, name: 'Größe \u2028 "\\\n\r 👜' },
  }));

async function exported(log: ReturnType<typeof memoryLog>, name = stream): Promise<string> {
  let text = '';
  for await (const piece of writeLogFile(log, name)) text += piece;
  return text;
}

async function logOf(count: number, name = stream) {
  const log = memoryLog();
  await log.append(name, 0, facts(count), testStamp);
  return log;
}

const read = async (text: string | readonly (string | Uint8Array)[]) =>
  readLogFile(typeof text === 'string' ? [text] : text);

async function sound(text: string | readonly (string | Uint8Array)[]): Promise<LogFile> {
  const file = await read(text);
  expect(file).toMatchObject({ ok: true });
  return file as LogFile;
}

/** Line, fault and message, as shown to a person. */
async function damage(text: string | readonly (string | Uint8Array)[]): Promise<LogFileDamage> {
  const file = await read(text);
  expect(file).toMatchObject({ ok: false });
  return file as LogFileDamage;
}

const lines = (text: string) => text.split('\n').slice(0, -1);
const file = (all: readonly string[]) => `${all.join('\n')}\n`;

describe('writing a stream to a file', () => {
  it('[LOG13] puts a header first, then one record a line', async () => {
    const log = await logOf(3);
    const [header, ...records] = lines(await exported(log));
    expect(JSON.parse(header!)).toEqual({
      format: 'patina-log',
      version: 1,
      stream,
      count: 3,
      head: await log.head(stream),
      checkpoints: [],
    });
    expect(records.map((line) => JSON.parse(line) as EventRecord)).toEqual(await recordsOf(log, stream));
    expect(Object.keys(JSON.parse(records[0]!) as object).join()).toBe(
      'stream,seq,type,v,at,actor,device,data,prev,hash',
    );
  });

  it('[LOG13] writes an empty stream, and keeps checkpoints as they are', async () => {
    const text = await exported(memoryLog());
    expect(await sound(text)).toMatchObject({ header: { count: 0, head: emptyHead }, records: [] });
    const checkpoints = [{ seq: 1, signature: 'x' }];
    let signed = '';
    for await (const piece of writeLogFile(memoryLog(), stream, checkpoints)) signed += piece;
    expect((await sound(signed)).header.checkpoints).toEqual(checkpoints);
  });

  it('[LOG13] writes in pieces, and leaves out what is appended meanwhile', async () => {
    const log = await logOf(2500);
    let text = '';
    let chunks = 0;
    for await (const piece of writeLogFile(log, stream)) {
      if (chunks === 1) await log.append(stream, 2500, facts(700, 2501), testStamp);
      text += piece;
      chunks += 1;
    }
    expect(chunks).toBeGreaterThan(3);
    expect((await sound(text)).records).toHaveLength(2500);
  });

  it.each([
    ['that was altered', (rows: string[]) => (rows[1] = rows[1]!.replace('"n":2', '"n":20')), 3, 4],
    ['that is no record', (rows: string[]) => (rows[1] = '{'), 3, 3],
  ])('[LOG4] writes what can be read around a record %s', async (_words, harm, line, count) => {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows);
    await log.append(stream, 0, facts(4), testStamp);
    harm(rows.get(stream)!);
    let text = '';
    for await (const piece of writeDamagedLog(log, stream)) text += piece;
    expect(lines(text)).toHaveLength(1 + count);
    expect(await damage(text)).toMatchObject({ line, fault: 'broken-chain' });
  });

  it('[LOG4] does not pass damage on', async () => {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows);
    await log.append(stream, 0, addedFacts(3), testStamp);
    rows.get(stream)![1] = rows.get(stream)![1]!.replace('"n":2', '"n":3');
    await expect(exported(log)).rejects.toThrow(ChainBroken);
  });
});

describe('reading a file', () => {
  it('[LOG13] gives back what was written, in pieces of any size, as text or bytes', async () => {
    const log = await logOf(5);
    const text = await exported(log);
    const bytes = new TextEncoder().encode(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 20 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
        expect((await sound(chunks)).records).toEqual(await recordsOf(log, stream));
      }),
    );
    expect((await sound([...text])).records).toEqual(await recordsOf(log, stream));
    async function* stream5() {
      yield text.slice(0, 100);
      yield bytes.subarray(100);
    }
    expect(await readLogFile(stream5())).toMatchObject({ ok: true });
  });

  it('[LOG13] takes what editors add: a byte order mark, CRLF, blank lines at the end or no last line end', async () => {
    const text = await exported(await logOf(2));
    for (const edited of [
      `\uFEFF${text}`,
      text.replaceAll('\n', '\r\n'),
      `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n`,
      text.trimEnd(),
      `${text}\n  \n`,
    ]) {
      expect((await sound(edited)).records).toHaveLength(2);
      expect((await sound([new TextEncoder().encode(edited)])).records).toHaveLength(2);
    }
  });

  it('[LOG13] takes records whose keys stand in another order or whose header knows more', async () => {
    const [header, ...records] = lines(await exported(await logOf(2)));
    const reordered = records.map((line) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(JSON.parse(line) as object).reverse()),
        null,
        1,
      ).replaceAll('\n', ' '),
    );
    const more = JSON.stringify({ exportedBy: 'somebody', ...(JSON.parse(header!) as object) });
    expect((await sound(file([more, ...reordered]))).records).toHaveLength(2);
  });

  it.each([
    ['nothing', '', 1, 'empty'],
    ['blank lines', '\n\r\n', 1, 'empty'],
    ['a table', 'Name,Amount\nBag,3\n', 1, 'not-a-log'],
    ['other JSON', '[1,2]\n', 1, 'not-a-log'],
    ['null', 'null', 1, 'not-a-log'],
    ['another format', '{"format":"other","version":1}', 1, 'not-a-log'],
    ['a newer version', '{"format":"patina-log","version":3}', 1, 'newer-version'],
    [
      'a trimmed one that does not say where it begins',
      '{"format":"patina-log","version":2}',
      1,
      'bad-header',
    ],
    ['a version that is no number', '{"format":"patina-log","version":"1"}', 1, 'bad-header'],
    ['a header without its fields', '{"format":"patina-log","version":1}', 1, 'bad-header'],
    ['bytes that are no text', '\u0000\u0001\u0002', 1, 'not-a-log'],
  ])('[LOG14] refuses %s', async (_, text, line, fault) => {
    const refused = await damage(text);
    expect([refused.line, refused.fault]).toEqual([line, fault]);
    expect(refused.message).toMatch(/^(Line 1 |The file )/);
  });

  it('[LOG14] names the first bad line and why', async () => {
    const all = lines(await exported(await logOf(4)));
    const other = lines(await exported(await logOf(4, 'ledger/u2'), 'ledger/u2'));
    const changed = (line: number, change: (text: string) => string) =>
      file(all.map((text, i) => (i === line - 1 ? change(text) : text)));
    const without = (line: number) => file(all.filter((_, i) => i !== line - 1));
    const reported = async (text: string) => {
      const { line, message } = await damage(text);
      expect(message).toContain(`ine ${line} `);
      return message;
    };
    expect(await reported(changed(3, (text) => text.replace('Größe', 'Grösse')))).toBe(
      'Line 3 has been altered.',
    );
    expect(await reported(changed(2, (text) => text.replace(/"at":"2026/, '"at":"2025')))).toBe(
      'Line 2 has been altered.',
    );
    expect(await reported(changed(4, (text) => text.slice(0, 50)))).toBe('Line 4 is not JSON.');
    expect(await reported(changed(4, () => ''))).toBe('Line 4 is empty.');
    expect(await reported(changed(4, () => '{}'))).toBe('Line 4 does not hold a record.');
    expect(await reported(changed(4, (text) => text.replace('{', '{"extra":1,')))).toBe(
      'Line 4 does not hold a record.',
    );
    expect(await reported(changed(3, () => other[2]!))).toBe('Line 3 belongs to another stream.');
    expect(await reported(without(3))).toBe('Line 3 is out of sequence.');
    expect(await reported(without(2))).toBe('Line 2 is out of sequence.');
    expect(await reported(file([...all.slice(0, 3), all[2]!, ...all.slice(3)]))).toBe(
      'Line 4 is out of sequence.',
    );
    expect(await reported(file([all[0]!, all[2]!, all[1]!, all[3]!]))).toBe('Line 2 is out of sequence.');
    expect(await reported(without(5))).toBe(
      'Line 5 is missing: the header promises 4 records, the file holds 3.',
    );
    expect(await reported(file([...all, all[4]!]))).toBe(
      'Line 6 goes beyond the 4 records the header promises.',
    );
    expect(await reported(without(1))).toBe('Line 1 is not the header of an exported log.');
    expect(await reported(changed(1, (text) => text.replace('"count":4', '"count":"4"')))).toContain(
      'its count is not valid',
    );
    expect(await reported(changed(1, (text) => text.replace(/"hash":"../, '"hash":"00')))).toBe(
      'Line 1 is damaged: its head is not the last record of the file.',
    );
    expect(
      await reported(changed(1, (text) => text.replace('"head":{"seq":4', '"head":{"seq":3'))),
    ).toContain('its head');
  });

  it('[LOG14] refuses a whole chain that was made anew behind the header', async () => {
    const [header] = lines(await exported(await logOf(2)));
    const forged = sealFacts(stream, emptyHead, addedFacts(2, 50), testStamp).map((record) =>
      JSON.stringify(record),
    );
    expect((await damage(file([header!, ...forged]))).fault).toBe('other-head');
  });

  it.each([
    ['a number beyond all', '"n":1e999'],
    ['half a surrogate pair', '"n":"\\ud800"'],
    ['endless nesting', `"n":${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('[LOG14] refuses %s without falling over', async (_, text) => {
    const all = lines(await exported(await logOf(1)));
    const bad = all[1]!.replace('"n":{"n":1}', text);
    expect(bad).not.toBe(all[1]);
    expect((await damage(file([all[0]!, bad]))).line).toBe(2);
  });

  it('[LOG14] refuses bytes that are not UTF-8 in the line they are in', async () => {
    const bytes = new TextEncoder().encode(await exported(await logOf(3)));
    let third = 0;
    for (let line = 1; line < 3; line += 1) third = bytes.indexOf(0x0a, third) + 1;
    bytes[bytes.indexOf(0xc3, third)] = 0xff;
    expect((await damage([bytes])).line).toBe(3);
  });

  it('[LOG14] refuses bytes that are not UTF-8 in the place of the sign for them', async () => {
    const log = memoryLog();
    await log.append(stream, 0, [{ type: 'Noted', v: 1, data: 'a \uFFFD b' }], testStamp);
    const bytes = new TextEncoder().encode(await exported(log));
    expect((await sound([bytes])).records).toHaveLength(1);
    const at = bytes.indexOf(0xef);
    const bad = Uint8Array.from([...bytes.subarray(0, at), 0xff, ...bytes.subarray(at + 3)]);
    expect(await damage([bad])).toMatchObject({ line: 2, fault: 'not-text' });
  });

  it('[LOG14] refuses what states a field twice, in a record and in the header', async () => {
    const all = lines(await exported(await logOf(3)));
    const twice = (line: number, field: string) =>
      file(all.with(line - 1, all[line - 1]!.replace(`"${field}":`, `"${field}":0,"${field}":`)));
    for (const field of ['v', 'data', 'n', 'hash'])
      expect(await damage(twice(3, field))).toMatchObject({ line: 3, fault: 'stated-twice' });
    for (const field of ['stream', 'count', 'seq'])
      expect(await damage(twice(1, field))).toMatchObject({ line: 1, fault: 'stated-twice' });
  });

  it('[LOG14] refuses a line without end instead of filling the memory', async () => {
    const text = await exported(await logOf(1));
    const [header] = lines(text);
    let pulled = 0;
    function* endless() {
      yield `${header}\n{"data":"`;
      for (;;) {
        pulled += 1;
        yield 'x'.repeat(1000);
      }
    }
    const refused = await readLogFile(endless(), { longestLine: 50_000 });
    expect(refused).toMatchObject({ ok: false, line: 2, fault: 'line-too-long' });
    expect(pulled).toBeLessThan(60);
  });

  it('[LOG14] finds any changed character', async () => {
    const text = await exported(await logOf(3));
    const records = (await sound(text)).records;
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), fc.integer({ min: 33, max: 126 }), async (at, code) => {
        const changed = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
        const result = await read(changed);
        // What is still readable must be the same records: a change of the header's checkpoints, for example, affects none.
        if (result.ok) expect(result.records).toEqual(records);
        // Of a larger count in the header, only the missing lines at the end tell.
        else if (at < lines(text)[0]!.length) expect(result.line).toBeLessThanOrEqual(lines(text).length + 1);
        else expect(result.line).toBeLessThanOrEqual(text.slice(0, at).split('\n').length + 1);
      }),
      { numRuns: 500 },
    );
  });

  it('passes on what goes wrong in reading the file itself', async () => {
    async function* torn(): AsyncGenerator<string> {
      yield '{"format":';
      throw new Error('The disk was pulled out');
    }
    await expect(readLogFile(torn())).rejects.toThrow('The disk was pulled out');
  });
});

describe('the file of a trimmed journal', () => {
  const journal = 'workflow/ledger';
  const at = '2026-02-03T04:05:06.789Z';
  async function trimmed(count: number, upTo: number) {
    const log = memoryLog(new Map(), (name) => name === journal);
    await log.append(journal, 0, facts(count), testStamp);
    await log.trim(journal, upTo, at);
    return log;
  }

  it('[LOG20] says where it begins, and gives back what is left', async () => {
    const log = await trimmed(5, 3);
    const text = await exported(log, journal);
    expect(JSON.parse(lines(text)[0]!)).toEqual({
      format: 'patina-log',
      version: 2,
      stream: journal,
      start: { seq: 3, hash: (await log.start(journal))!.hash, count: 3, at },
      count: 2,
      head: await log.head(journal),
      checkpoints: [],
    });
    const { header, records } = await sound(text);
    expect(header.start).toEqual(await log.start(journal));
    expect(records).toEqual(await recordsOf(log, journal));
    expect(records.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('[LOG20] is refused where it does not follow from its sealed start', async () => {
    const all = lines(await exported(await trimmed(5, 2), journal));
    const header = (change: (start: Record<string, unknown>) => object) => {
      const read = JSON.parse(all[0]!) as { start: Record<string, unknown> };
      return file([
        JSON.stringify({ ...read, start: { ...read.start, ...change(read.start) } }),
        ...all.slice(1),
      ]);
    };
    expect((await damage(header(() => ({ hash: '1'.repeat(64) })))).message).toBe(
      'Line 2 does not follow the record before it.',
    );
    expect((await damage(header(() => ({ seq: 1, count: 1 })))).message).toBe('Line 2 is out of sequence.');
    expect((await damage(header(() => ({ count: 1 })))).message).toContain('its start.count is not valid');
    expect((await damage(header(() => ({ at: 'then' })))).fault).toBe('bad-header');
    expect((await damage(file(all.toSpliced(1, 1)))).message).toBe('Line 2 is out of sequence.');
    expect((await damage(file(all.slice(0, 3)))).fault).toBe('too-few-records');
    // Declared as a whole log, although its first record is not the first.
    const whole = all[0]!.replace('"version":2', '"version":1');
    expect((await damage(file([whole, ...all.slice(1)]))).message).toBe('Line 2 is out of sequence.');
  });

  it('[LOG20] is given up when the journal is trimmed while it is written', async () => {
    const log = await trimmed(10, 3);
    const meanwhile = {
      ...log,
      async head(name: string) {
        await log.trim(journal, 6, at);
        return log.head(name);
      },
    };
    await expect(exported(meanwhile, journal)).rejects.toThrow(LogConflict);
    expect((await sound(await exported(log, journal))).records).toHaveLength(4);
  });

  it('[LOG15] stands to a stream like any other, unless what lies between them is gone', async () => {
    const log = await trimmed(5, 2);
    const same = await sound(await exported(log, journal));
    expect(await relateToStream(log, journal, same)).toBe('same');
    await log.append(journal, 5, facts(1, 6), testStamp);
    expect(await relateToStream(log, journal, same)).toBe('behind');
    const whole = memoryLog();
    await whole.append(journal, 0, facts(2), testStamp);
    const longer = await sound(await exported(log, journal));
    expect(await relateToStream(whole, journal, longer)).toBe('extends');
    await adoptLogFile(whole, longer);
    expect(await whole.head(journal)).toEqual(await log.head(journal));
    const short = memoryLog();
    await short.append(journal, 0, facts(1), testStamp);
    expect(await relateToStream(short, journal, longer)).toBe('apart');
    expect(await relateToStream(memoryLog(), journal, longer)).toBe('apart');
    await expect(adoptLogFile(short, longer)).rejects.toThrow(LogConflict);
    expect((await short.head(journal)).seq).toBe(1);
  });

  it('[LOG4] can be read around a record that was altered', async () => {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows, (name) => name === journal);
    await log.append(journal, 0, facts(5), testStamp);
    await log.trim(journal, 2, at);
    rows.get(journal)![1] = '{';
    let text = '';
    for await (const piece of writeDamagedLog(log, journal)) text += piece;
    expect(lines(text)).toHaveLength(1 + 2);
    expect(await damage(text)).toMatchObject({ line: 3, fault: 'broken-chain' });
  });
});

describe('a file and a stream', () => {
  it('[LOG15] are the same, one ahead of the other, forked or strangers', async () => {
    const log = await logOf(3);
    const same = await sound(await exported(log));
    expect(await relateToStream(log, stream, same)).toBe('same');
    expect(await relateToStream(memoryLog(), stream, same)).toBe('extends');
    expect(await relateToStream(log, 'ledger/u2', same)).toBe('other-stream');

    await log.append(stream, 3, facts(2, 4), testStamp);
    expect(await relateToStream(log, stream, same)).toBe('behind');
    const longer = await sound(await exported(log));
    const shorter = memoryLog();
    await adoptLogFile(shorter, same);
    expect(await relateToStream(shorter, stream, longer)).toBe('extends');
    const empty = await sound(await exported(memoryLog()));
    expect(await relateToStream(log, stream, empty)).toBe('behind');
    expect(await relateToStream(memoryLog(), stream, empty)).toBe('same');

    for (const count of [2, 3, 9]) {
      const elsewhere = memoryLog();
      await elsewhere.append(stream, 0, facts(count, 70), testStamp);
      expect(await relateToStream(elsewhere, stream, same)).toBe('forked');
    }
  });

  it('[LOG15] become one when the file extends the stream', async () => {
    const log = await logOf(3);
    const target = memoryLog();
    await adoptLogFile(target, await sound(await exported(log)));
    await log.append(stream, 3, facts(4, 4), testStamp);
    const longer = await sound(await exported(log));
    expect(await adoptLogFile(target, longer)).toEqual(await log.head(stream));
    expect(await recordsOf(target, stream)).toEqual(await recordsOf(log, stream));
    expect(await adoptLogFile(target, longer)).toEqual(await log.head(stream));
  });

  it('[LOG15] stay apart when they have forked', async () => {
    const target = await logOf(2);
    const elsewhere = memoryLog();
    await elsewhere.append(stream, 0, facts(5, 70), testStamp);
    const forked = await sound(await exported(elsewhere));
    const before = await recordsOf(target, stream);
    await expect(adoptLogFile(target, forked)).rejects.toThrow(ChainBroken);
    expect(await recordsOf(target, stream)).toEqual(before);
    const overtaken = { ...target, head: async () => emptyHead };
    await expect(adoptLogFile(overtaken, forked)).rejects.toThrow(LogConflict);
  });
});
