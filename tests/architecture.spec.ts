/** The import rules (.config/walls.mjs): every import obeys them, ESLint finds the same violations, and there are no cycles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { featureOf, leakOf, roomOf, targetOf } from '../.config/walls-rule.mjs';
import { type Wall, walls } from '../.config/walls.mjs';

const root = resolve(import.meta.dirname, '..');
const isCode = (name: string) => /\.(ts|tsx|mts|js|mjs)$/.test(name);

const files = ['.config', 'openapi', 'server', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat('vite.config.ts')
  .filter(isCode)
  .map((path) => ({ path, imports: importsOf(readFileSync(join(root, path), 'utf8')) }));

/** All kinds: type-only and side-effect imports, re-exports, and dynamic imports. */
function importsOf(source: string): readonly string[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

const leaksIn = (path: string, source: string) =>
  importsOf(source).flatMap((specifier) => leakOf(path, specifier) ?? []);

const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, '.config/eslint.config.js') });

async function lintedLeaks(path: string, source: string) {
  const [result] = await eslint.lintText(source, { filePath: join(root, path) });
  return result!.messages.filter(({ ruleId }) => ruleId === 'patina/walls');
}

describe('the walls', () => {
  it('stand: every import is one that the table allows', () => {
    expect(files.length).toBeGreaterThan(1000);
    const leaks = files.flatMap(({ path, imports }) =>
      imports.flatMap((specifier) => leakOf(path, specifier) ?? []),
    );
    expect(leaks).toEqual([]);
  });

  const planted: readonly (readonly [path: string, source: string])[] = [
    ['src/events/cart/leak.ts', "import { useApp } from '../../views/app.ts';"],
    ['src/events/cart/leak.ts', "import { setup } from 'xstate';"],
    ['src/events/cart/leak.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/events/cart/leak.ts', "import { jobDecider } from '../job/decide.ts';"],
    ['src/events/shared/leak.ts', "import type { Entry } from '../ledger/events.ts';"],
    ['src/pdf/leak.ts', "import { useApp } from '../views/app.ts';"],
    ['src/machines/leak.machine.ts', "import { http } from '../adapters/http.ts';"],
    ['src/machines/cart/leak.ts', "import { todoMachine } from '../todo.machine.ts';"],
    ['src/adapters/leak.ts', "export { auth } from '../machines/auth.machine.ts';"],
    ['src/adapters/leak.ts', "import type { App } from '../views/app.ts';"],
    ['src/views/deep/leak.tsx', "const log = await import('../../adapters/indexeddb-log.ts');"],
    ['src/views/ui/leak.tsx', "import { useFind } from '../ledger/find.ts';"],
    ['src/views/jobs/leak.tsx', "type Cart = import('../trade/cart/use-cart.ts').Cart;"],
    ['src/views/leak.tsx', "import { openDB } from 'idb';"],
    ['src/prerender/leak.ts', "import { standIns } from '../../server/web-page.ts';"],
    ['src/compose/leak.ts', "import { openApp } from '../../server/app.ts';"],
    ['src/compose/cart.ts', "import { composeTodo } from './todo.ts';"],
    ['src/leak.ts', "import { openApp } from '../server/app.ts';"],
    ['server/people/leak.ts', "import '../../src/views/app.ts';"],
    ['server/leak.ts', "import { http } from '../src/adapters/http.ts';"],
    ['server/leak.ts', "import { createActor } from 'xstate';"],
    ['server/hiring/leak.ts', "import { newId } from '../trade/parts.ts';"],
    ['server/common/leak.ts', "import type { Session } from '../security/session.ts';"],
    ['openapi/leak.mjs', "import { walls } from '../.config/walls.mjs';"],
    ['.config/leak.mjs', "import { standIns } from '../src/events/shared/page-template.ts';"],
    ['vite.config.ts', "import { openApp } from './server/app.ts';"],
    ['tests/support/leak.ts', "import { useBrowser } from '../browser/support.ts';"],
    ['tests/server/leak.spec.ts', "import { useBrowser } from '../browser/support.ts';"],
  ];

  it.each(planted)('show a leak planted in %s: %s', async (path, source) => {
    expect(leaksIn(path, source)).toHaveLength(1);
    expect(await lintedLeaks(path, source)).toHaveLength(1);
  });

  it('are all tried', () => {
    expect([...new Set(planted.map(([path]) => roomOf(path)))].sort()).toEqual(Object.keys(walls).sort());
  });

  it('let through what is allowed', async () => {
    const source = "import { entryDecider } from '../ledger/decide.ts';";
    expect(leaksIn('src/events/audit/fine.ts', source)).toEqual([]);
    expect(await lintedLeaks('src/events/audit/fine.ts', source)).toEqual([]);
  });

  it('are told in docs/conventions.md as they are', () => {
    const told = readFileSync(join(root, 'docs/conventions.md'), 'utf8')
      .split('\n')
      .map((line) => [...line.matchAll(/\|\s+([^|]+)/g)].map(([, cell]) => namesIn(cell!)))
      .flatMap(([room, rooms]) => (room?.length === 1 && walls[room[0]!] ? [[room[0], rooms]] : []));
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(walls).map(([room, { rooms }]) => [room, rooms])),
    );
  });
});

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

describe('the table', () => {
  const imports = files.flatMap(({ path, imports }) =>
    imports.map((specifier) => ({ path, room: roomOf(path)!, specifier, target: targetOf(path, specifier) })),
  );
  const all = Object.entries(walls);

  it('allows nothing that nobody needs', () => {
    const needless = all.flatMap(([room, { rooms, packages, features }]) => {
      const own = imports.filter((one) => one.room === room);
      const isImported = (folder: string, from = own) =>
        from.some(({ target }) => target === folder || target?.startsWith(`${folder}/`));
      const isUsed = (name: string) =>
        name === '*' || own.some(({ target, specifier }) => target === null && specifier.startsWith(name));
      const isMet = (from: string, to: string) =>
        to === '*' ||
        own.some(
          ({ path, target }) =>
            featureOf(path, room) === from &&
            target?.startsWith(`${room}/`) &&
            featureOf(target, room) === to,
        );
      return [
        ...rooms.filter((other) => !isImported(other)),
        ...packages.filter((name) => !isUsed(name)),
        ...Object.entries(features).flatMap(([from, others]) => others.filter((to) => !isMet(from, to))),
      ].map((needed) => `${room}: ${needed}`);
    });
    expect(needless).toEqual([]);
  });

  it('names only features that there are', () => {
    const unknown = all.flatMap(([room, { base, features }]) => {
      const known = new Set(files.filter(({ path }) => roomOf(path) === room).map(({ path }) => featureOf(path, room))); // prettier-ignore
      return [...base, ...Object.keys(features)]
        .filter((name) => !known.has(name))
        .map((name) => `${room}/${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('has no circle of rooms, and none of features', () => {
    const rooms = all.map(([room, { rooms: allowed }]) => [room, all.map(([name]) => name).filter((name) => name !== room && allowed.some((one) => name === roomOf(one) || name.startsWith(`${one}/`)))] as const); // prettier-ignore
    expect(firstCycle(new Map(rooms))).toBeNull();
    for (const [, wall] of all) expect(firstCycle(featureGraph(wall))).toBeNull();
  });
});

/** All dependencies that the table allows between the features of a room. */
function featureGraph({ base, features }: Wall): ReadonlyMap<string, readonly string[]> {
  const all = [...new Set([...base, ...Object.keys(features), ...Object.values(features).flat()])];
  return new Map(
    all.map((feature) => {
      const rank = base.indexOf(feature);
      const named = (features[feature] ?? []).flatMap((to) => (to === '*' ? all : [to]));
      const others = named.filter((to) => to !== feature && to !== '*');
      return [feature, [...(rank < 0 ? base : base.slice(0, rank)), ...others]];
    }),
  );
}

describe('imports', () => {
  it('have no cycle, types and tests included', () => {
    const graph = new Map(
      files.map(({ path, imports }) => [
        path,
        imports.flatMap((specifier) => targetOf(path, specifier) ?? []),
      ]),
    );
    expect(firstCycle(graph)).toBeNull();
    expect(firstCycle(new Map([['a', ['b']], ['b', ['c']], ['c', ['a']]]))).toEqual(['a', 'b', 'c', 'a']); // prettier-ignore
  });

  it('are seen whatever their kind', () => {
    const kinds = [
      "import x from './a.ts';",
      "import type { X } from './b.ts';",
      "import './c.ts';",
      "export * from './d.ts';",
      "export type { Y } from './e.ts';",
      "const later = import('./f.ts');",
      "type Z = import('./g.ts').Z;",
    ];
    expect(importsOf(kinds.join('\n'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `./${name}.ts`)); // prettier-ignore
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
