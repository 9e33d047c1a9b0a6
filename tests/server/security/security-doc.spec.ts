import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
/** Rows of the table of requirements, without its header. */
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

it('docs/security.md names only tests that there are', () => {
  const named = [...page.matchAll(/`(tests\/[\w./-]+\.spec\.ts)` “([^”]+)”/g)];
  expect(named.length).toBeGreaterThan(70);
  const gone = named.filter(([, path, title]) => !readFileSync(join(root, path!), 'utf8').includes(title!));
  expect(gone.map(([all]) => all)).toEqual([]);
});

it('docs/security.md leaves no claim of its lists without a test', () => {
  const lists = /\n## Nobody in[^]+?(?=\n## Known gaps)/.exec(page)![0];
  const claims = lists.split(/\n(?=- )/).filter((item) => item.startsWith('- '));
  expect(claims.length).toBeGreaterThan(60);
  expect(claims.filter((claim) => !/`tests\/[^`]+` “[^”]+”/.test(claim))).toEqual([]);
});

it('docs/security.md has a test for everything that README says survives', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const survives = /\n## What survives\n([^]+?)\n## /.exec(readme)![1]!;
  const said = [...survives.matchAll(/^- (\*\*[^*]+\*\*)/gm)].map(([, lead]) => lead!);
  expect(said.length).toBeGreaterThan(12);
  const shown = said.filter((lead) => lead !== '**What does not survive:**');
  expect(shown.filter((lead) => !page.includes(`- ${lead} \`tests/`))).toEqual([]);
});
