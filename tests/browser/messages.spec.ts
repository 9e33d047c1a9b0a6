/** Messages to applicants: written from a template, read on the application's page, and templates kept. */
import { expect, it } from 'vitest';
import { ownJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { merchant, unique } from './trade.ts';

const browser = useBrowser();

const resumeOf = (name: string) => `${name}

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
`;

it(
  '[SCREENING26] [SCREENING27] [SCREENING29] are written from a template, sent, and read by the applicant',
  { tags: 'looks', timeout: 240_000 },
  async () => {
    const job = await ownJob(merchant, unique('Belt maker').replaceAll('-', ''));
    const { receipt } = await sendResume(null, job, { name: 'Ada Lund', text: resumeOf('Ada Lund') });
    const { page, problems } = await browser.openAs(merchant, `/resume-screened?job=${job}`);
    const list = page.getByRole('table', { name: 'Screened résumés' });
    await list.getByText('Screened', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole('checkbox', { name: /^Select Ada Lund/ }).click();
    await page.getByRole('button', { name: 'Message 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to Ada Lund' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Enter a subject').waitFor();
    await dialog.getByLabel('Template', { exact: true }).selectOption({ label: 'Invitation to talk' });
    await dialog.getByText('Preview').click();
    await dialog.getByText('Hello Ada Lund,').waitFor();
    await dialog.getByText('Change this template').click();
    const templateName = unique('Invitation');
    await dialog.getByLabel('Name of the template').fill(templateName);
    await dialog.getByRole('button', { name: 'Save as new' }).click();
    await dialog.getByRole('combobox', { name: 'Template' }).and(page.locator('select')).waitFor();
    await expect
      .poll(() => dialog.getByLabel('Template', { exact: true }).locator('option:checked').innerText())
      .toBe(templateName);
    await expectAccessibleInEveryLook(page);
    await dialog.getByText('Change this template').click();
    await dialog.getByRole('button', { name: 'Delete template' }).click();
    await page.getByText(`The template “${templateName}” is deleted`).waitFor();
    expect(await dialog.getByLabel('Subject').inputValue()).toBe('Your application: {job}');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^The message is sent/).waitFor();

    await list.getByRole('link', { name: 'Ada Lund' }).click();
    const sent = page.getByRole('region', { name: 'Messages' });
    await sent.getByText('Hello Ada Lund,').waitFor();
    await page.goto(`/application#${receipt}`);
    const received = page.getByRole('region', { name: /^Messages from Workshop of/ });
    await received.getByText('Hello Ada Lund,').waitFor();
    await expectAccessibleInEveryLook(page);
    expect(problems).toEqual([]);
  },
);
