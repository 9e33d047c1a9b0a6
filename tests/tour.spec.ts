/** docs/tour.md leads along real lines: every line that it links still begins the code that it quotes. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = resolve(import.meta.dirname, '../docs');
const tour = readFileSync(resolve(docs, 'tour.md'), 'utf8');

interface Stop {
  /** As the link says it. */
  readonly label: string;
  readonly target: string;
  /** Counts from 1. */
  readonly line: number;
  readonly quoted: readonly string[];
}

const bare = (text: string) => text.split('\n').map((line) => line.trim());

/** Links to a line with the code quoted below each. */
function stopsOf(page: string): Stop[] {
  const link = /^\[([^\]]+)\]\(([^)#]+)#L(\d+)\)\n\n(?:<!-- prettier-ignore -->\n)?```tsx?\n(.*?)\n```/gms;
  return [...page.matchAll(link)].map(([, label, target, line, code]) => ({
    label: label!,
    target: target!,
    line: Number(line),
    quoted: bare(code!),
  }));
}

/** What is wrong with a stop, and where its code is now; null when it is right. */
function problemOf({ label, target, line, quoted }: Stop, source: string): string | null {
  if (label !== `${target.replace('../', '')}:${line}`) return `${label} links to ${target}, line ${line}`;
  const lines = bare(source);
  const beginsAt = (at: number) => quoted.every((text, i) => lines[at + i] === text);
  if (beginsAt(line - 1)) return null;
  const now = lines.findIndex((_, at) => beginsAt(at));
  return now < 0 ? `${label}: the code is gone` : `${label}: the code is in line ${now + 1} now`;
}

const stops = stopsOf(tour);

describe('the tour', () => {
  it('quotes the code of every line it links to', () => {
    expect(stops.length).toBeGreaterThan(12);
    expect(tour.match(/#L\d+\)/g)).toHaveLength(stops.length);
  });

  it.each(stops)('finds $label as it is quoted', (stop) => {
    expect(problemOf(stop, readFileSync(resolve(docs, stop.target), 'utf8'))).toBeNull();
  });

  it('links to files that are there', () => {
    const targets = [...tour.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);
    expect(targets.filter((target) => !existsSync(resolve(docs, target)))).toEqual([]);
  });

  it('sees code that has moved, changed or is labelled with another line', () => {
    const page = '[a.ts:2](../a.ts#L2)\n\n```ts\ntwo();\nthree();\n```\n';
    const [stop] = stopsOf(page);
    expect(problemOf(stop!, 'one();\n  two();\n  three();')).toBeNull();
    expect(problemOf(stop!, 'one();\n\ntwo();\nthree();')).toContain('line 3 now');
    expect(problemOf(stop!, 'one();\ntwo();\nfour();')).toContain('gone');
    expect(problemOf({ ...stop!, line: 3 }, 'one();\ntwo();\nthree();')).toContain('links to');
  });
});
