/** Searching many résumés for words does not block the server. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitting, saysOf } from '../../../server/hiring/agent/applicants/fitting.ts';
import { daysIn } from '../../../server/hiring/agent/days.ts';
import { openedResumes } from '../../../server/hiring/agent/opened.ts';
import type { TextCondition } from '../../../src/events/hr-agent/query/evaluate.ts';

const resume = `Sam Doe
Leather fair in Acme Park

Experience
Northside Repairs, 2015 to 2019
Acme
Works, 2020

Education
Laney College`;
const worked = (value: string): TextCondition => ({ of: 'worked-at', not: false, value });

afterEach(() => void vi.restoreAllMocks());

describe('words in a text', () => {
  it('are looked for in their part, line by line', () => {
    const says = saysOf([
      worked('northside repairs'),
      worked('Acme Works'),
      worked('Laney College'),
      { of: 'studied-at', not: false, value: 'Laney College' },
      { of: 'mentions', not: false, value: 'leather fair' },
    ])(resume);
    expect([...says.values()]).toEqual([true, false, false, true, true]);
  });

  it('cannot be told where their part is missing', () => {
    expect([...saysOf([worked('Acme')])('Sam Doe').values()]).toEqual([null]);
  });

  it('are compared with each word of the text once, however many conditions there are', () => {
    const many = Array.from({ length: 96 }, (_, i) => worked(`Employer ${i % 90}`));
    const folds = vi.spyOn(String.prototype, 'normalize');
    saysOf(many.slice(0, 1))(resume);
    const once = folds.mock.calls.length;
    const says = saysOf(many);
    folds.mockClear();
    says(resume);
    expect(folds.mock.calls.length).toBeLessThanOrEqual(once);
    expect(says(resume).size).toBe(90);
  });
});

describe('applicants who fit', () => {
  const ids = Array.from({ length: 1000 }, (_, i) => `r${i}`);
  const rows = ids.map((id) => ({
    id,
    job: 'j1',
    state: 'screened' as const,
    total: 50,
    createdAt: new Date('2026-11-01T08:00:00Z'),
    contactMark: null,
    findingsMark: null,
  }));
  const query = { clauses: [[worked('Acme')]], order: 'newest' as const, limit: null };

  it('are not looked for any further once nobody waits for them', async () => {
    const gone = new AbortController();
    const asked: string[] = [];
    const select = (columns: object) => ({
      from: () => ({
        where: async () => {
          asked.push(Object.keys(columns).join());
          gone.abort();
          return [];
        },
      }),
    });
    const { plain } = openedResumes({ db: { orm: { select } }, keys: {} } as never);
    await expect(fitting(rows, query, 50, plain, daysIn('UTC'), gone.signal)).rejects.toThrow(/abort/i);
    expect(asked).toEqual(['id,sealedFindings']);
  });
});
