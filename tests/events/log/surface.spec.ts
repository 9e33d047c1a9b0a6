/** The table in src/events/log/README.md is the log's public surface: all that the rest of the product imports, and no more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const kernel = join(root, 'src/events/log');

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && path !== kernel) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** `event Fact` for `import type { Fact } from '../log/event.ts'`. */
function imported(): string[] {
  const statement = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']*)'/g;
  const names = new Set<string>();
  for (const folder of ['src', 'server'])
    for (const path of sources(join(root, folder)))
      for (const [, list, from] of readFileSync(path, 'utf8').matchAll(statement)) {
        const target = resolve(path, '..', from!);
        if (!target.startsWith(`${kernel}/`)) continue;
        const module = target.slice(kernel.length + 1, -'.ts'.length);
        for (const [name] of list!.replaceAll(/\btype\s+|\s+as\s+\w+/g, '').matchAll(/\w+/g))
          names.add(`${module} ${name}`);
      }
  return [...names].sort();
}

function listed(): string[] {
  const table = readFileSync(join(kernel, 'README.md'), 'utf8').split('## Surface')[1]!;
  const rows = [...table.matchAll(/^\| `([\w-]+)` +\|([^|]*)\|/gm)];
  return rows
    .flatMap(([, module, names]) => [...names!.matchAll(/\w+/g)].map(([name]) => `${module} ${name}`))
    .sort();
}

it('names what other code imports, module by module', () => {
  expect(imported()).toEqual(listed());
});

it('imports nothing from outside but zod', () => {
  const outside = [...readdirSync(kernel)]
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(kernel, name), 'utf8').matchAll(/from '([^']+)'/g)])
    .map(([, from]) => from!)
    .filter((from) => !/^\.\/[\w-]+\.ts$/.test(from));
  expect([...new Set(outside)]).toEqual(['zod/mini']);
});
