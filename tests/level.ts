/**
 * Which tests belong to which run. A file that is named `.full.spec.ts` belongs to the full run as a whole. Of any other
 * file the usual run leaves out what is tagged `full`, and the full run takes that and what is tagged `looks`: such a test
 * looks at a page once in the usual run, and in every look in the full one. What runs on each database runs on PGlite in the
 * usual run and on PostgreSQL in the full one. The long run takes everything.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare module 'vitest' {
  interface TestTags {
    tags: 'full' | 'looks';
  }
}

export const level = process.env.TEST_LEVEL ?? 'usual';

export const tags = [
  {
    name: 'full' as const,
    description: 'What takes longer than anybody waits for and is no main flow: `npm run test:full`.',
  },
  {
    name: 'looks' as const,
    description: 'Looks at pages: once in the usual run, in every look in the full one.',
  },
];

/** The name of the test that stands in for a spec file that the run has no time for (`tests/runner.ts`). */
export const leftOutTitle = 'is left out: the time for this run is over';

const folder = import.meta.dirname;

/** What is in a spec file some of whose tests are tagged: by itself, or by what describes them on each database. */
const tagging = /\btags: '|\bdescribeOnEveryDatabase\(/;

/** Globs of the spec files that this run leaves out, so that nobody loads them. */
export function leftOut(): string[] {
  if (level === 'usual') return ['**/*.full.spec.*'];
  if (level !== 'full') return [];
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.spec\.tsx?$/.test(name),
  );
  return specs
    .filter((name) => !name.includes('.full.') && !tagging.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`);
}

/** The filter of tags for one spec file; undefined: all of its tests. */
export function tagsFilter(file: string): string[] | undefined {
  if (level === 'usual') return ['!full'];
  return level === 'full' && !file.includes('.full.spec.') ? ['full || looks'] : undefined;
}

/** Whether a test of that file with those tags is one of this run. */
export function isOfThisRun(file: string, tagged: readonly string[]): boolean {
  if (level === 'usual') return !tagged.includes('full');
  return level !== 'full' || file.includes('.full.spec.') || tagged.length > 0;
}
