import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../db/databases.ts';
import { type Case, cases, type Documents, groups } from './cases.ts';
import { ask, hasOfficial, lay, openOfficial, openOwn, type Wire } from './wires.ts';

/** The answers of Google's emulator. `RECORD_ANSWERS=1` records them again, where the emulator is available. */
const file = join(import.meta.dirname, 'answers.json');
const records = process.env.RECORD_ANSWERS === '1';
const answers = (records ? {} : JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
/** One collection for each set of documents, and for each case without one. */
const collections = new Map([...new Set(cases.map(keyOf))].map((key, i) => [key, `c${i}`]));

function keyOf(each: Case): Documents | Case {
  return each.documents ?? each;
}

it('every case has one answer, and every answer its case', () => {
  const titles = cases.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  if (!records) expect(Object.keys(answers).sort()).toEqual(titles.sort());
});

function answersAsRecorded(open: () => Promise<Wire>): void {
  let wire: Wire;
  const laid = new Set<string>();
  beforeAll(async () => {
    wire = await open();
  }, 90_000);
  afterAll(() => wire.close());

  it.each(Object.entries<readonly Case[]>(groups))(
    '%s',
    async (_, group) => {
      const given: Record<string, unknown> = {};
      for (const each of group) {
        const collection = collections.get(keyOf(each))!;
        if (each.documents && !laid.has(collection)) await lay(wire, each.documents, collection);
        laid.add(collection);
        given[each.title] = await ask(wire, each, collection);
      }
      if (records) Object.assign(answers, given);
      expect(given).toEqual(Object.fromEntries(group.map(({ title }) => [title, answers[title]])));
    },
    120_000,
  );
}

describe.skipIf(!hasOfficial)('Google’s emulator answers as recorded about', () => {
  answersAsRecorded(openOfficial);

  it.runIf(records)('all of it, which is written down', () => {
    const lines = Object.entries(answers).map((entry) =>
      entry.map((part) => JSON.stringify(part)).join(': '),
    );
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  });
});

describeOnEveryDatabase('Documents answer as Google’s emulator does about', (open) => {
  answersAsRecorded(() => openOwn(open));
});
