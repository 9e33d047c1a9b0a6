/** Notes and ratings on an applicant: written, removed after a question, and in the copy that the applicant saves. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { merchant, unique } from './trade.ts';

const browser = useBrowser();

const resume = `Ada Lund

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
`;

it(
  '[SCREENING30] [SCREENING31] [SCREENING32] are written, rated, removed, and saved by the applicant',
  { tags: 'looks', timeout: 240_000 },
  async () => {
    const job = await ownJob(merchant, unique('Strap maker').replaceAll('-', ''));
    const { receipt } = await sendResume(null, job, { name: 'Ada Lund', text: resume });
    const { page, problems } = await browser.openAs(merchant, `/resume-screened?job=${job}`);
    const list = page.getByRole('table', { name: 'Screened résumés' });
    await list.getByText('Screened', { exact: true }).waitFor({ timeout: 60_000 });
    await list.getByRole('link', { name: 'Ada Lund' }).click();
    const part = page.getByRole('region', { name: 'Notes and ratings' });
    await part.getByRole('button', { name: 'Save note' }).click();
    await part.getByText('Write a note, or choose a rating').waitFor();
    await part.getByLabel('Note', { exact: true }).fill('Knows leather');
    await part.getByLabel('Rating (optional)').selectOption({ label: '4 of 5, good fit' });
    await part.getByRole('button', { name: 'Save note' }).click();
    await part.getByText('Rated 4 of 5 by 1 person').waitFor();
    await part.getByText('Knows leather').waitFor();
    expect(await part.getByLabel('Note', { exact: true }).inputValue()).toBe('');
    await expectAccessibleInEveryLook(page);
    await part.getByLabel('Note', { exact: true }).fill('Written by mistake');
    await part.getByRole('button', { name: 'Save note' }).click();
    const wrong = part.getByRole('listitem').filter({ hasText: 'Written by mistake' });
    await wrong.getByRole('button', { name: /^Remove your note/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await wrong.waitFor({ state: 'detached' });

    await page.goto(`/application#${receipt}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy of my data' }).click();
    const copy = readFileSync(await (await saved).path(), 'utf8');
    expect(copy).toContain('Knows leather');
    expect(copy).not.toContain('Written by mistake');
    expect(await page.getByText('Knows leather').count()).toBe(0);
    await expectAccessibleInEveryLook(page);
    expect(problems).toEqual([]);
  },
);
