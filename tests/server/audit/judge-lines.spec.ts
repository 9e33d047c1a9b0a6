/** The cores that help with a long log: if they did not do their part, only the duration would show it. */
import { expect, it } from 'vitest';
import { auditFile } from '../../../src/events/audit/audit-file.ts';
import { judgeLines } from '../../../src/events/audit/judge-lines.ts';
import { startThreads } from '../../../server/audit/judge-lines.ts';
import { fileLines, sampleRecords, textOf } from '../../events/audit/sample-log.ts';

it('[AUDIT9] look at every line of a log, whatever chunks it comes in, and miss none that is altered', async () => {
  const lines = await fileLines(sampleRecords({ facts: 200 }));
  const file = Buffer.from(textOf(lines.with(150, lines[150]!.replace('"v":1', '"v":2'))));
  async function* chunks() {
    for (let from = 0; from < file.length; from += 9000) yield file.subarray(from, from + 9000);
  }
  let sound = 0;
  for await (const part of judgeLines(chunks(), startThreads(2)))
    if ('sound' in part) sound += part.sound.filter((bit) => bit === 1).length;
  // All but the altered one; the header is not a record.
  expect(sound).toBe(199);
  const audit = await auditFile(judgeLines(chunks(), startThreads(2)));
  expect(audit).toMatchObject({ ok: false, count: 149, damage: { firstBad: 150, line: 151 } });
});
