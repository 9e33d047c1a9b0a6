/** The list of applicants as files, read back. */
import { describe, expect, it } from 'vitest';
import { readFonts } from '../../../server/common/read-fonts.ts';
import type { CorrectedRow } from '../../../src/events/screening/port.ts';
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { fileColumns, inJson } from '../../../src/views/screening/files.ts';
import { csvOf } from '../../../src/views/ui/list/list-csv.ts';
import { drawList } from '../../../src/views/ui/list/list-pdf.ts';
import { textOf } from '../../support/pdf-text.ts';

const row: CorrectedRow = {
  id: '3f1c2d4e-0000-4000-8000-000000000001',
  version: 4,
  status: 'shortlisted',
  job: { id: 'j1', title: 'Bag mender' },
  name: '=cmd|Ada',
  email: '+ada@example.com',
  total: 60,
  rubric: 'v2',
  outdated: true,
  group: 'north',
  receivedAt: '2026-11-21T08:00:00.000Z',
  corrections: [
    { of: 'years', paper: ['6'], said: ['4.5'] },
    { of: 'degree', paper: ['Bachelor'], said: [] },
    { of: 'phone', paper: [], said: ['+14155550199'] },
  ],
};
/** As the server sends it for a blind request. */
const blind: CorrectedRow = {
  ...row,
  name: null,
  email: null,
  corrections: [
    { of: 'name', paper: null, said: null },
    { of: 'skills', paper: ['Sewing'], said: ['Sewing', '███ dyes'] },
  ],
};

describe('the list of applicants in a file', () => {
  it('[SCREENING20] is safe from formulas, and says how each stands', async () => {
    const [head, line] = (await csvOf(fileColumns(false), [row]).text()).split('\r\n');
    expect(head).toMatch(
      /^Applicant,Email,Job,Score,Rubric,State,Received \(.+\),The applicant says,The paper says$/,
    );
    expect(line).toMatch(/^'=cmd\|Ada,'\+ada@example\.com,Bag mender,60 \(outdated\),v2,Shortlisted,/);
    expect(inJson(row)).toMatchObject({
      name: '=cmd|Ada',
      score: 60,
      rubric: 'v2',
      outdated: true,
      status: 'shortlisted',
    });
  });

  it('[SCREENING35] has what the applicant corrected beside what the paper says', async () => {
    const [, line] = (await csvOf(fileColumns(false), [row]).text()).split('\r\n');
    expect(line).toMatch(/"Years of work: 4\.5\nDegree: this is wrong\nPhone: [^"\n]+",/);
    expect(line).toMatch(/,"Years of work: 6\nDegree: Bachelor\nPhone: nothing found"$/);
    expect(inJson(row)).toMatchObject({ corrections: row.corrections });
    const untouched = { ...row, corrections: [] };
    expect((await csvOf(fileColumns(false), [untouched]).text()).split('\r\n')[1]).toMatch(/,,$/);
    const drawn = {
      title: 'Applicants',
      columns: fileColumns(false),
      rows: [row],
      symbol: '$',
      totals: [],
      at: new Date(0),
    };
    const text = (await textOf(drawList(drawn, await readFonts()).file)).join(' ').replaceAll(/\s+/g, ' ');
    for (const words of ['Years of work: 4.5', 'Years of work: 6', 'Degree: Bachelor'])
      expect(text).toContain(words);
  });

  it('[SCREENING35] covers blind who corrected it, not what of', async () => {
    const csv = await csvOf(fileColumns(true), [blind]).text();
    expect(csv).toContain('"Name: covered\nSkills: Sewing, ███ dyes","Name: covered\nSkills: Sewing"');
  });

  it('[SCREENING20] says blind nothing of whose it is', async () => {
    const csv = await csvOf(fileColumns(true), [blind]).text();
    expect(csv.split('\r\n')[1]?.split(',')[0]).toBe(resumeCode(row.id));
    expect(csv).not.toMatch(/Email|Ada|ada@|north/);
    expect(JSON.stringify(inJson(blind))).not.toMatch(/Ada|ada@|north/);
  });

  it('[SCREENING20] shows names of other scripts in the PDF', async () => {
    const names = ['Ада Лунд', 'Άντα', 'Zoë Žižek'];
    const rows = names.map((name, i) => ({ ...row, id: `${row.id}${i}`, name }));
    const drawn = {
      title: 'Applicants',
      columns: fileColumns(false),
      rows,
      symbol: '$',
      totals: [],
      at: new Date(0),
    };
    const text = await textOf(drawList(drawn, await readFonts()).file);
    for (const name of names) expect(text).toContain(name);
  });
});
