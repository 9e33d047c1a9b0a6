/** What questions about applicants know of those who withdrew, and of what applicants corrected. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { facetsOf } from '../../../server/hiring/agent/facets.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { askAgent } from './agent-support.ts';
import { type Hiring, openHiring, post, resumeText } from './support.ts';

let hiring: Hiring;
let job: Schemas['Job'];
let receiptOfAda = '';
const ids: string[] = [];
beforeAll(async () => {
  const plenty = { burst: 1_000_000, refillSeconds: 1 };
  hiring = await openHiring(
    {},
    { jobByEmployer: plenty, resumeByAddress: plenty, applicationByAddress: plenty },
  );
  job = await post(hiring, 'employer');
  const receipts: string[] = [];
  for (const name of ['Ada Lund', 'Ben Hale']) {
    const file = Buffer.from(resumeText().replaceAll('Petra Quill', name));
    const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
    const { body } = await hiring.upload(null, job.id, { file, email, name });
    ids.push(body.id);
    receipts.push(body.receipt!);
    const stateOf = async () =>
      (await hiring.ask<Schemas['Screening']>('employer', 'GET', `/screenings/${body.id}`)).body.status;
    await vi.waitFor(async () => expect(await stateOf()).toBe('screened'), { timeout: 80_000 });
  }
  const [ada = '', ben = ''] = receipts;
  receiptOfAda = ada;
  const corrections = [
    { of: 'skills', values: ['Fermentation of dyes'] },
    { of: 'years', values: ['41'] },
  ];
  await hiring.ask(null, 'POST', '/applications/correct', { application: ada, version: 0, corrections });
  await hiring.ask(null, 'POST', '/applications/withdraw', { application: ben });
}, 200_000);
afterAll(() => hiring.close());

const ask = (question: string, blind = false) => askAgent(hiring, 'employer', question, [], 'UTC', blind);
const rowsOf = async (question: string) => (await ask(question)).tables.flatMap(({ rows }) => rows);

describe('a question about applicants', () => {
  it('[SCREENING33] leaves out those who withdrew, unless they are asked for', async () => {
    const names = async (question: string) => (await rowsOf(question)).map(([name]) => name);
    expect(await names('Who is not rejected?')).toEqual(['Ada Lund']);
    for (const question of ['Who has withdrawn?', 'Wer hat sich zurückgezogen?', 'Who withdrew?'])
      expect([question, await names(question)]).toEqual([question, ['Ben Hale']]);
  });

  it('[SCREENING33] goes by what the applicant corrected, and shows both', async () => {
    const [row] = await rowsOf('Who has more than 40 years of experience?');
    expect(row?.[0]).toBe('Ada Lund');
    expect(row?.join(' | ')).toMatch(/41 \(paper: [\d.]+\)/);
    expect(await rowsOf('Who has less than 40 years of experience?')).toEqual([]);
  });

  it('[SCREENING35] shows in the summary of one applicant what was corrected, beside the paper', async () => {
    const { tables } = await ask('Tell me about Ada Lund');
    expect(tables[0]?.columns).toEqual(['What', 'In the résumé', 'The applicant says']);
    const cells = new Map(tables[0]?.rows.map(([what, ...rest]) => [what, rest]));
    expect(cells.get('Years of work')?.[1]).toBe('41');
    expect(cells.get('Years of work')?.[0]).not.toBe('41');
    expect(cells.get('Skills')).toEqual([expect.stringContaining('Sewing'), 'Fermentation of dyes']);
    expect(cells.get('Degree')?.[1]).toBe('');
    const [both] = await rowsOf('Who has more than 40 years of experience?');
    expect(both?.join()).toContain('41 (paper: ');
  });

  it('[SCREENING34] names the résumés of its rows, which the list brings by their ids, blind too', async () => {
    for (const blind of [false, true]) {
      const { tables } = await ask('List all applicants', blind);
      expect(tables.map(({ rows, resumes }) => [rows.length, resumes])).toEqual([[1, [ids[0]]]]);
      const wanted = [...(tables[0]?.resumes ?? []), 'nobody-has-this'].join(',');
      const list = (who: string) =>
        hiring.ask<Schemas['ScreeningList']>(who, 'GET', `/screenings?ids=${wanted}&blind=${blind}`);
      expect((await list('employer')).body).toMatchObject({
        total: 1,
        items: [{ id: ids[0], name: blind ? null : 'Ada Lund' }],
      });
      expect((await list('other')).body.items).toEqual([]);
    }
    const { tables } = await ask('What are the most common skills?');
    expect(tables.map(({ resumes }) => resumes)).toEqual([undefined]);
    const many = Array.from({ length: 101 }, (_, i) => `id-${i}`).join(',');
    for (const wrong of ['', 'a,,b', 'a;b', many])
      expect((await hiring.ask('employer', 'GET', `/screenings?ids=${wrong}`)).status).toBe(422);
  });

  it('[SCREENING33] takes corrected values for what they mean', () => {
    const corrections = [
      { of: 'degree' as const, values: ['M.Sc.'] },
      { of: 'certifications' as const, values: [] },
    ];
    const value = { value: 'PMP', spans: [] };
    const extraction = {
      skills: [value],
      languages: [],
      certifications: [value],
      degree: { value: 'Bachelor', spans: [] },
      years: { value: 3, spans: [] },
    } as never;
    expect(facetsOf({ extraction, corrections })).toMatchObject({
      skills: ['PMP'],
      certifications: [],
      degree: 'Master',
      years: 3,
    });
    expect(facetsOf({ extraction, corrections: [] })).toMatchObject({
      degree: 'Bachelor',
      certifications: ['PMP'],
    });
  });

  it('[SCREENING35] brings the corrections of a list when asked for, covered when blind', async () => {
    const listed = async (query: string) => {
      const { body } = await hiring.ask<Schemas['ScreeningList']>('employer', 'GET', `/screenings?${query}`);
      return new Map(body.items.map(({ id, corrections }) => [id, corrections]));
    };
    expect((await listed('')).get(ids[0]!)).toBeUndefined();
    const plain = await listed('corrections=true');
    expect(plain.get(ids[0]!)).toMatchObject([
      { of: 'years', said: ['41'] },
      { of: 'skills', said: ['Fermentation of dyes'] },
    ]);
    expect(plain.get(ids[1]!)).toEqual([]);
    const covered = (await listed('corrections=true&blind=true')).get(ids[0]!);
    expect(covered).toMatchObject([{ of: 'years', said: ['41'] }, { of: 'skills' }]);
    const corrections = [
      { of: 'name', values: ['Ada Lundgren'] },
      { of: 'skills', values: ['Dyes of Ada Lundgren'] },
    ];
    await hiring.ask(null, 'POST', '/applications/correct', {
      ...{ application: receiptOfAda, version: 1, corrections },
    });
    expect((await listed('corrections=true&blind=true')).get(ids[0]!)).toMatchObject([
      { of: 'name', paper: null, said: null },
      { of: 'skills', said: [expect.stringMatching(/^Dyes of █+ █+$/)] },
    ]);
  });
});
