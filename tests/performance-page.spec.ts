/** `npm run bench -- --write` replaces the rows that it measured, and leaves the others with their own date. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { race, type Row } from './bench/measure.ts';
import { occasion, renewed, subjects, writePage } from './bench/performance-page.ts';

const page = resolve(import.meta.dirname, '../docs/performance.md');
const folder = mkdtempSync(join(tmpdir(), 'performance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two quick rows: one that the page already has, and one that it has not. */
function quickRows(): Row[] {
  const numbers = Array.from({ length: 1000 }, (_, i) => i);
  return ['ledger-fold', 'sum of a thousand | numbers'].map((name) => {
    const { ours, loop } = race({
      ours: () => numbers.reduce((sum, one) => sum + one, 0),
      loop: () => {
        let sum = 0;
        for (const one of numbers) sum += one;
        return sum;
      },
    });
    return { name, unit: 'ms', ours: ours!, peers: { loop: loop! }, aim: 'a second', met: ours! < 1000 };
  });
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

describe('the page of figures', () => {
  it('is renewed where something was measured, and nowhere else', async () => {
    const copy = join(folder, 'performance.md');
    copyFileSync(page, copy);
    const before = linesOf(readFileSync(page, 'utf8'));
    await writePage(copy, [{ subject: 'The ledger', rows: quickRows() }]);
    const once = readFileSync(copy, 'utf8');
    const after = linesOf(once);

    expect(after).toHaveLength(before.length + 1);
    const row = after.filter((line) => line.startsWith('| ledger-fold '));
    expect(row).toHaveLength(1);
    expect(row[0]).toMatch(/ms.*loop .*×\).*a second.*yes/);
    for (const part of occasion().split(', ')) expect(row[0]).toContain(part);
    const squeezed = (line: string) => line.replace(/ +/g, ' ').replace(/-+/g, '-');
    const others = (lines: readonly string[]) =>
      lines.filter((line) => !/ledger-fold |sum of a thousand/.test(line)).map(squeezed);
    expect(others(after)).toEqual(others(before));

    // The second time it replaces the same row, even if the name contains the separator of cells.
    await writePage(copy, [{ subject: 'The ledger', rows: quickRows() }]);
    expect(linesOf(readFileSync(copy, 'utf8'))).toHaveLength(after.length);
  });

  it('has a heading for every row that can be measured', () => {
    const headings = readFileSync(page, 'utf8').match(/^## .*$/gm);
    for (const subject of new Set(Object.values(subjects))) expect(headings).toContain(`## ${subject}`);
    expect(() => renewed('# Empty', [{ subject: 'The ledger', rows: [] }], '')).toThrow('no heading');
  });
});
