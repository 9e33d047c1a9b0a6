/** src/events/SPEC.md and the tests speak of the same rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const spec = readFileSync(join(root, 'src/events/SPEC.md'), 'utf8');
const written = [...spec.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map((match) => match[1]!);

const tests = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(spec|contract)\.tsx?$/.test(name) && name !== 'spec-rules.spec.ts')
  .map((name) => readFileSync(join(root, 'tests', name), 'utf8'));
const tested = new Set(
  tests.flatMap((source) => [...source.matchAll(/\[([A-Z]+\d+)\]/g)].map((match) => match[1]!)),
);

it('gives every rule one number', () => {
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((rule, i) => written.indexOf(rule) !== i)).toEqual([]);
});

it('tests every rule', () => {
  expect(written.filter((rule) => !tested.has(rule))).toEqual([]);
});

it('names no rule that is not written down', () => {
  expect([...tested].filter((rule) => !written.includes(rule))).toEqual([]);
});
