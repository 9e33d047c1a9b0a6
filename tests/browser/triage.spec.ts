/** Hundreds of applicants: decided on in bulk and by keys, undone, and exported as files. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ownJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const resumeOf = (name: string) => `${name}

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
`;

const names = ['Ada Lund', 'Bo Berg', 'Cy Falk', 'Dee Moor'];

async function openList(query = ''): Promise<{ page: Page; problems: readonly string[] }> {
  const job = await ownJob(merchant, unique('Bag mender').replaceAll('-', ''));
  for (const name of names) await sendResume(client, job, { name, text: resumeOf(name) });
  const opened = await browser.openAs(merchant, `/resume-screened?job=${job}&sort=name${query}`);
  await expect.poll(() => withState(opened.page, 'Screened'), { timeout: 60_000 }).toBe(4);
  return opened;
}

const withState = (page: Page, state: string) =>
  page
    .getByRole('table', { name: 'Screened résumés' })
    .getByRole('row')
    .filter({ hasText: new RegExp(state) })
    .filter({ has: page.locator('td') })
    .count();
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });

it(
  '[SCREENING19] decides on those that are selected, names who was refused, and takes it back',
  { tags: 'looks', timeout: 240_000 },
  async () => {
    const { page, problems } = await openList();
    await box(page, 'Ada Lund').click();
    await box(page, 'Cy Falk').click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: 'Selected applicants' });
    await bar.getByText('3 selected').waitFor();
    await expectAccessibleInEveryLook(page);
    await bar.getByRole('button', { name: 'Reject 3' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 3 résumés?' });
    await dialog.getByLabel('Reason', { exact: true }).selectOption('location');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => withState(page, 'Rejected')).toBe(3);
    await page.getByText('3 résumés are rejected').waitFor();

    await page.getByRole('button', { name: 'Select this page' }).click();
    await bar.getByRole('button', { name: 'Reject 4' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    const refused = page.getByRole('alert').filter({ hasText: '3 résumés were left as they are' });
    await refused.getByText(/Ada Lund.*rejected already/).waitFor();
    await expectAccessibleInEveryLook(page);
    await bar.getByRole('button', { name: 'Undo the last decision' }).click();
    await expect.poll(() => withState(page, 'Rejected')).toBe(3);
    await expect.poll(() => withState(page, 'Screened')).toBe(1);
    expect(problems).toEqual([]);
  },
);

it('goes from one to the next by keys alone', { tags: 'full', timeout: 240_000 }, async () => {
  const { page, problems } = await openList();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('j');
  await expect.poll(focused).toMatch(/^Select Ada Lund, score \d+, screened$/);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Put Ada Lund on the shortlist?' });
  await dialog.getByLabel('Reason', { exact: true }).selectOption('skills');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => withState(page, 'Shortlisted')).toBe(1);
  await expect.poll(focused).toMatch(/^Select Bo Berg/);
  await page.keyboard.press('k');
  await expect.poll(focused).toMatch(/^Select Ada Lund/);
  await page.keyboard.press('u');
  await expect.poll(() => withState(page, 'Shortlisted')).toBe(0);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await page.getByText('3 selected', { exact: true }).first().waitFor();
  await page.keyboard.press('?');
  await page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .getByText('Undo the last decision')
    .waitFor();
  // Keys go to an open dialog first.
  await page.keyboard.press('r');
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(problems).toEqual([]);
});

it('saves what is shown, blind without names', { tags: 'full', timeout: 240_000 }, async () => {
  const { page, problems } = await openList();
  const saved = async (kind: string) => {
    const button = page.getByRole('button', { name: kind, exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const csv = String((await saved('CSV')).bytes);
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['Applicant', ...names, '']);
  expect(JSON.parse(String((await saved('JSON')).bytes))).toMatchObject(
    names.map((name) => ({ name, status: 'screened' })),
  );
  expect(String((await saved('PDF')).bytes.subarray(0, 5))).toBe('%PDF-');
  await page.getByRole('switch', { name: /^Blind/ }).click();
  await page
    .getByRole('link', { name: /^CV[0-9A-F]{8}$/ })
    .first()
    .waitFor();
  for (const kind of ['CSV', 'JSON']) {
    const { name, bytes } = await saved(kind);
    expect(name).toMatch(/^applicants-blind-/);
    expect(String(bytes)).not.toMatch(/Lund|Berg|Falk|Moor|@/);
  }
  expect(problems).toEqual([]);
});
