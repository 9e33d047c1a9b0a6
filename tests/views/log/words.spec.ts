/** The texts of the activity log. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allFacts } from '../../../src/events/inspection/all-facts.ts';
import { streamKinds } from '../../../src/events/inspection/streams.ts';
import type { EventRecord } from '../../../src/events/log/event.ts';
import type { FactDefinitions } from '../../../src/events/log/facts.ts';
import { describeFact, describeStream } from '../../../src/views/log/describe.ts';
import { describeBytes } from '../../../src/views/ui/bytes.ts';
import { loadGraph, machineNames } from '../../paths/models.ts';

const eventsFolder = resolve(import.meta.dirname, '../../../src/events');

/** Every set of fact definitions that a noun exports, in any file. */
async function definitionsOfNouns(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const files = readdirSync(eventsFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name.includes('/') && !name.startsWith('inspection/'),
  );
  for (const file of files) {
    const exported = (await import(pathToFileURL(join(eventsFolder, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (!/Facts$/.test(name) || typeof value !== 'object' || value === null) continue;
      for (const [type, definition] of Object.entries(value as FactDefinitions))
        if (typeof definition === 'object' && 'schema' in definition) {
          expect(found.get(type) ?? file, `${type} is declared once`).toBe(file);
          found.set(type, file);
        }
    }
  }
  return found;
}

const record = (type: string, data: unknown, v = 1): EventRecord => ({
  stream: 'auth',
  seq: 1,
  type,
  v,
  at: '2026-04-30T12:00:00.000Z',
  actor: 'ida',
  device: 'd',
  data,
  prev: '',
  hash: '',
});

describe('words for facts', () => {
  it('[INSPECT1] knows every fact of every noun', async () => {
    const nouns = await definitionsOfNouns();
    expect(nouns.size).toBeGreaterThan(100);
    expect([...nouns.keys()].filter((type) => !Object.hasOwn(allFacts, type))).toEqual([]);
    expect(Object.keys(allFacts).filter((type) => !nouns.has(type))).toEqual([]);
  });

  it.each(machineNames())(
    '[INSPECT1] has a sentence for every fact that %s leaves',
    { timeout: 60_000 },
    async (noun) => {
      const { starts, edges } = await loadGraph(noun);
      const said = new Map<string, string>();
      for (const { facts } of [...starts, ...edges])
        for (const { type, v, data } of facts)
          said.set(JSON.stringify([type, data]), describeFact(record(type, data, v)));
      expect(said.size).toBeGreaterThan(0);
      for (const [fact, words] of said) {
        expect(words, fact).toMatch(/^[A-Z\d]/);
        expect(words, fact).not.toMatch(/undefined|null|NaN|\[object|cannot tell/);
      }
    },
  );

  it('tells what somebody did in a few words', () => {
    expect(describeFact(record('SignInFailed', { cause: 'wrongCredentials' }))).toBe(
      'Could not log in: wrong email or password',
    );
    expect(describeFact(record('SettingChanged', { key: 'darkMode', value: true }))).toBe('Dark colours: on');
    expect(describeFact(record('CommandTaken', { command: 'AddEntry' }))).toBe('Asked to add entry');
    expect(describeFact(record('TransactionPlaced', {}))).toBe('Placed');
  });

  it('[INSPECT1] tells a fact that it does not know, or that is damaged, by its type', () => {
    const unknown = 'which this version cannot tell more about';
    expect(describeFact(record('MoonRose', { over: 'sea' }))).toBe(`Moon rose, ${unknown}`);
    expect(describeFact(record('SignedIn', { uid: 'u' }, 9))).toBe(`Signed in, ${unknown}`);
    expect(describeFact(record('EntryAdded', { name: 3 }))).toBe(`Entry added, ${unknown}`);
    expect(describeFact(record('toString', {}))).toContain(unknown);
  });
});

describe('words for streams', () => {
  it.each(streamKinds.map(({ name, personal }) => (personal ? `${name}/u1` : name)))(
    '%s has a title',
    (stream) => {
      const { title, about } = describeStream(stream);
      expect(title).not.toBe(stream);
      expect(about).toMatch(/\.$/);
    },
  );

  it('tells sizes in round numbers', () => {
    expect([999, 1000, 61_767, 1_250_000].map(describeBytes)).toEqual([
      '999 B',
      '1.0 kB',
      '61.8 kB',
      '1.3 MB',
    ]);
  });
});
