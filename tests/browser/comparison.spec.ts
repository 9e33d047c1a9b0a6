/** Applicants side by side: opened from the selection, decided on, and shown blind. */
import { expect, it } from 'vitest';
import { ownJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const resumeOf = (name: string, skills: string) => `${name}

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
${skills}
`;

it(
  '[SCREENING25] compares those that are selected, decides on one of them, and stays blind',
  { tags: 'looks', timeout: 240_000 },
  async () => {
    const job = await ownJob(merchant, unique('Strap maker').replaceAll('-', ''));
    await sendResume(client, job, {
      name: 'Ada Lund',
      text: resumeOf('Ada Lund', 'Leather cleaning, Sewing'),
    });
    await sendResume(client, job, { name: 'Bo Berg', text: resumeOf('Bo Berg', 'Leather cleaning') });
    const { page, problems } = await browser.openAs(merchant, `/resume-screened?job=${job}&sort=name`);
    const list = page.getByRole('table', { name: 'Screened résumés' });
    await expect.poll(() => list.getByText('Screened', { exact: true }).count(), { timeout: 60_000 }).toBe(2);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('c');
    expect(await page.getByRole('button', { name: /^Compare/ }).count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Compare 2' }).waitFor();
    await page.keyboard.press('c');

    await page.getByRole('heading', { name: 'Side by side', level: 1 }).waitFor();
    const table = page.getByRole('region', { name: 'Applicants side by side' });
    const rowOf = (label: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });
    const cells = async (row: string) =>
      (await rowOf(row).getByRole('cell').allInnerTexts()).map((text) => text.trim());
    expect(await cells('Sewing')).toEqual([expect.stringMatching(/^\+\d/), '–']);
    expect(await cells('Name')).toEqual(['Ada Lund', 'Bo Berg']);
    await expectAccessibleInEveryLook(page);
    await page.getByRole('switch', { name: 'Only what differs' }).click();
    await expect.poll(() => rowOf('State').count()).toBe(0);
    expect(await cells('Name')).toHaveLength(2);

    await table.getByRole('button', { name: 'Shortlist Ada Lund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put Ada Lund on the shortlist?' });
    await dialog.getByLabel('Reason', { exact: true }).selectOption('skills');
    await dialog.getByRole('button', { name: 'Shortlist' }).click();
    await expect.poll(() => cells('State')).toEqual(['Shortlisted', 'Screened']);

    // On a phone the first column stays while the others scroll.
    await page.setViewportSize({ width: 390, height: 844 });
    const left = async () => (await table.getByRole('rowheader', { name: 'State' }).boundingBox())?.x;
    const before = await left();
    await table.evaluate((box) => box.scrollTo({ left: 100 }));
    expect(await table.evaluate((box) => box.scrollLeft)).toBe(100);
    expect(await left()).toBe(before);

    const address = new URL(page.url());
    address.searchParams.set('blind', '1');
    await page.goto(String(address));
    await rowOf('Sewing').waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/Ada|Lund|Bo Berg|@/);
    await table
      .getByRole('link', { name: /^CV[0-9A-F]{8}$/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'The comparison' }).click();
    await table.waitFor();
    expect(problems).toEqual([]);
  },
);

it('says what to do where there is nothing to compare', { timeout: 120_000 }, async () => {
  const { page, problems } = await browser.openAs(merchant, '/resume-screened?compare=one');
  await page.getByText('Select two to four applicants').waitFor();
  await page.getByRole('link', { name: 'All résumés' }).click();
  await page.waitForURL(/resume-screened\?*$/);
  expect(problems).toEqual([]);
});
