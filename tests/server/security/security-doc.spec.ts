import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
/** Rows of the table of requirements, without its head. */
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));

it('docs/security.md names only files that exist', () => {
  const named = [...page.matchAll(/`((?:tests|server|src|openapi)\/[\w./-]+\.\w+)`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('docs/security.md shows every requirement by a test that has some', () => {
  expect(rows.length).toBeGreaterThan(25);
  const unshown = rows.filter((row) => {
    const tests = [...row.matchAll(/`(tests\/[\w./-]+\.spec\.ts)`/g)].map(([, path]) => path!);
    return (
      tests.length === 0 ||
      tests.some((path) => !/\bit(\.each)?\(|\bit\.\w+\(/.test(readFileSync(join(root, path), 'utf8')))
    );
  });
  expect(unshown).toEqual([]);
});
