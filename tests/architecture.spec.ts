/** The import directions of the house, as a test: lint says it while writing, this one says it in CI. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = ['src/events', 'src/pdf', 'src/machines', 'src/adapters', 'src/views', 'server'] as const;
type Folder = (typeof folders)[number];

/** Which folders a folder may import besides itself. */
const allowed: Record<Folder, readonly string[]> = {
  'src/events': [],
  'src/pdf': ['src/events'],
  'src/machines': ['src/events'],
  'src/adapters': ['src/events'],
  'src/views': ['src/events', 'src/pdf', 'src/machines'],
  server: ['src/events', 'src/pdf', 'src/adapters/generated'],
};

/** Backends that know nothing of each other; what several need is in server/common. */
const apart = ['server/trade', 'server/hiring', 'server/todo'];

/** Packages a folder must not know. */
const foreign: Record<Folder, RegExp> = {
  'src/events': /^(react|@mantine|xstate|@xstate|idb|firebase|fastify|drizzle|node:)/,
  'src/pdf': /^(react|@mantine|xstate|@xstate|idb|firebase|fastify|drizzle|node:)/,
  'src/machines': /^(react|@mantine|@xstate|idb|firebase|fastify|drizzle|node:)/,
  'src/adapters': /^(react|@mantine|xstate|@xstate|fastify|drizzle|node:)/,
  'src/views': /^(idb|firebase|openapi-fetch|fastify|drizzle|node:)/,
  server: /^(react|@mantine|xstate|@xstate|idb|firebase)(\/|$|-)/,
};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

function importsOf(source: string): string[] {
  return [...source.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function folderOf(path: string): string {
  return folders.find((folder) => path === folder || path.startsWith(`${folder}/`)) ?? dirname(path);
}

/** Each import of `source`, a file at `path` (from the root), that goes the wrong way. */
function leaks(path: string, source: string): string[] {
  const folder = folderOf(path) as Folder;
  return importsOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return foreign[folder].test(specifier) ? [`${path} → ${specifier}`] : [];
    const target = relative(root, resolve(root, dirname(path), specifier));
    const fine =
      target.startsWith(`${folder}/`) || allowed[folder].some((other) => target.startsWith(`${other}/`));
    const [from, to] = [path, target].map((each) => apart.find((part) => each.startsWith(`${part}/`)));
    if (from !== to && from !== undefined && to !== undefined) return [`${path} → ${target}`];
    return fine ? [] : [`${path} → ${target}`];
  });
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

const everyFile = folders
  .flatMap(sourcesIn)
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

describe('import directions', () => {
  it('lets every folder import only what docs/conventions.md allows', () => {
    expect(everyFile.length).toBeGreaterThan(10);
    expect(everyFile.flatMap(({ path, source }) => leaks(path, source))).toEqual([]);
  });

  it.each([
    ['src/events/leak.ts', "import { useApp } from '../views/app.ts';"],
    ['src/events/leak.ts', "import { setup } from 'xstate';"],
    ['src/pdf/leak.ts', "import { useApp } from '../views/app.ts';"],
    ['src/machines/leak.ts', "import { http } from '../adapters/http.ts';"],
    ['src/views/deep/leak.tsx', "const log = await import('../../adapters/indexeddb-log.ts');"],
    ['src/adapters/leak.ts', "export { auth } from '../machines/auth.machine.ts';"],
    ['server/people/leak.ts', "import '../../src/views/app.ts';"],
    ['server/leak.ts', "import { http } from '../src/adapters/http.ts';"],
    ['server/hiring/leak.ts', "import { newId } from '../trade/parts.ts';"],
  ])('sees a leak planted in %s', (path, source) => {
    expect(leaks(path, source)).toHaveLength(1);
  });

  it('has no cycle', () => {
    const graph = new Map(
      everyFile.map(({ path, source }) => [
        path,
        importsOf(source)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => relative(root, resolve(root, dirname(path), specifier))),
      ]),
    );
    expect(firstCycle(graph)).toBeNull();
    expect(firstCycle(new Map([['a', ['b']], ['b', ['c']], ['c', ['a']]]))).toEqual(['a', 'b', 'c', 'a']); // prettier-ignore
  });
});

function firstCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (node: string): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    trail.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    trail.pop();
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return null;
}
