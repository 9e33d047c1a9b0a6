/** Finds every noun's facts and streams in the sources, so that a missing declaration fails here. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineFact, type FactDefinition } from '../../src/events/log/facts.ts';
import { defineStream, type StreamDefinition } from '../../src/events/log/streams.ts';
import { streams } from '../../src/events/stream-definitions.ts';
import { isJournal, scopeOf } from '../../src/events/streams.ts';

const root = resolve(import.meta.dirname, '../../src/events');
const modules = await Promise.all(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('log/') && name !== 'stream-definitions.ts')
    .map((name) => import(join(root, name)) as Promise<Record<string, unknown>>),
);
const exported = modules.flatMap((module) => Object.values(module));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDefinition = (value: unknown): value is FactDefinition =>
  isObject(value) && 'schema' in value && 'upcasts' in value;
const declaredFacts = exported
  .filter((value) => isObject(value) && Object.values(value).some(isDefinition))
  .flatMap((facts) => Object.entries(facts as Record<string, FactDefinition>));
const declaredStreams = exported.filter(
  (value): value is StreamDefinition => isObject(value) && 'facts' in value && 'scope' in value,
);

/** Shown on the page, and stored in no stream. */
const keptNowhere = ['SettingRefused', 'SettingRefusalDismissed'];

describe('facts and streams', () => {
  it('[LOG17] are found in every noun', () => {
    expect(declaredFacts.length).toBeGreaterThan(150);
    expect(declaredStreams.length).toBeGreaterThan(15);
    expect(new Set(streams)).toEqual(new Set(declaredStreams));
    expect(new Set(streams.map(({ name }) => name)).size).toBe(streams.length);
  });

  it('[LOG17] have a scope each, and no stream has two', () => {
    for (const [type, { scope }] of declaredFacts) expect(['truth', 'journal'], type).toContain(scope);
    for (const { name, scope, facts } of streams)
      expect(new Set(Object.values(facts).map((fact) => fact.scope)), name).toEqual(new Set([scope]));
  });

  it('[LOG17] belong together: every fact may stand in one stream', () => {
    const places = (type: string) => streams.filter(({ facts }) => Object.hasOwn(facts, type)).length;
    for (const [type] of declaredFacts) expect(places(type), type).toBe(keptNowhere.includes(type) ? 0 : 1);
  });

  it('[LOG17] of two scopes make no stream', () => {
    const schema = z.strictObject({});
    const [Added, Opened] = [defineFact('truth', 1, schema), defineFact('journal', 1, schema)];
    expect(defineStream('books', { Added }).scope).toBe('truth');
    expect(defineStream('steps', { Opened }).scope).toBe('journal');
    // @ts-expect-error A mixed stream does not compile either.
    expect(() => defineStream('both', { Added, Opened })).toThrow(TypeError);
    // @ts-expect-error Nor does a definition without a scope.
    expect(() => defineStream('none', { Old: { v: 1, schema, upcasts: {} } })).toThrow(TypeError);
    expect(() => defineStream('empty', {})).toThrow(TypeError);
    // @ts-expect-error Nor does a fact of no scope.
    defineFact(1, schema);
  });

  it('[LOG17] are known by the full name of a stream', () => {
    expect(['ledger/u1', 'cart', 'settings', 'account/u1', 'invite/i1'].map(scopeOf)).toEqual(
      Array.from({ length: 5 }, () => 'truth'),
    );
    expect(['auth', 'todo', 'profile/u1', 'workflow/ledger', 'workflow/hr-agent'].every(isJournal)).toBe(
      true,
    );
    for (const unknown of ['', 'profile/', 'profile', 'auth/', 'ledger', 'workflow/', 'damaged/ledger/u1/x'])
      expect(scopeOf(unknown), unknown).toBeNull();
    expect(scopeOf('ledger/u1/more')).toBe('truth');
    for (const { name, scope } of streams)
      expect(scopeOf(name.endsWith('/') ? `${name}x` : name)).toBe(scope);
  });
});
