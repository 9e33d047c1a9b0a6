/** Matches of jobs and résumés, for the employer and the applicant. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { somebody, useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const textOf = (name: string) => `${name}

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
`;

/** A résumé can be chosen only after it was screened. */
async function choose(page: Page, list: string, option: RegExp): Promise<void> {
  const found = page.getByLabel(list, { exact: true }).locator('option').filter({ hasText: option });
  await expect
    .poll(
      async () => {
        const there = (await found.count()) > 0;
        if (!there) await page.reload();
        await page.getByLabel(list, { exact: true }).waitFor();
        return there;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const value = await found.first().getAttribute('value');
  await page.getByLabel(list, { exact: true }).selectOption(value);
}

describe('what fits', () => {
  it(
    'a job and a résumé is shown both ways, with reasons and the engine',
    { tags: 'looks', timeout: 180_000 },
    async () => {
      const job = await openJob('Leather restoration technician');
      const name = unique('Petra Quill').replaceAll('-', '');
      await sendResume(client, job.id, { name, text: textOf(name) });

      const employer = await browser.openAs(merchant, '/semantic-match?for=resume');
      await choose(employer.page, 'Résumé', new RegExp(`^${name}, for ${job.title}`));
      await employer.page.getByText(/open jobs? compared by skills and words/).waitFor();
      const jobs = employer.page.getByRole('list', { name: 'Jobs that fit' });
      await jobs.getByRole('link', { name: job.title }).waitFor();
      await expectAccessibleInEveryLook(employer.page);

      await employer.page.getByText('Résumés for a job').click();
      // The newest job is chosen.
      const ownJobs = employer.page.getByLabel('Job', { exact: true });
      await employer.page.getByText(/résumés? compared by skills and words/).waitFor();
      const newest = await ownJobs.locator('option').first().getAttribute('value');
      expect(newest).not.toBe('');
      expect(await ownJobs.inputValue()).toBe(newest);
      await choose(employer.page, 'Job', new RegExp(`^${job.title}`));
      await employer.page.getByText(/résumés? compared by skills and words/).waitFor();
      const petra = employer.page.getByRole('listitem').filter({ hasText: name });
      await petra.getByText('Leather cleaning').waitFor();
      await expectAccessibleInEveryLook(employer.page);
      await employer.page.getByRole('switch', { name: 'Blind: without names' }).click();
      await employer.page
        .getByRole('heading', { name: /^CV[0-9A-F]{8}$/ })
        .first()
        .waitFor();
      await petra.waitFor({ state: 'detached' });
      // Also after a reload: the view is stored in the address.
      await employer.page.reload();
      await employer.page
        .getByRole('heading', { name: /^CV[0-9A-F]{8}$/ })
        .first()
        .waitFor();
      expect(await employer.page.getByText(name).count()).toBe(0);

      const applicant = await browser.openAs(client, '/semantic-match?for=resume');
      await choose(applicant.page, 'Résumé', new RegExp(`^Résumé, for ${job.title}`));
      await applicant.page.getByRole('list', { name: 'Jobs that fit' }).getByRole('link').first().waitFor();
      expect([...employer.problems, ...applicant.problems]).toEqual([]);
    },
  );

  it(
    'says what to do first where there is nothing, and tries again after a failure',
    { tags: 'full' },
    async () => {
      const { page } = await browser.openNew(undefined, { person: somebody('Nora') });
      await page.route('**/api/py/jobs?**', (route) => route.abort());
      await page.goto('/semantic-match');
      await page.getByRole('alert').getByText('Your jobs could not be loaded').waitFor();
      await page.unroute('**/api/py/jobs?**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'You have no job yet' }).waitFor();
      await page.getByText('Jobs for a résumé').click();
      await page.getByRole('heading', { name: 'There is no résumé yet' }).waitFor();
      await expectAccessibleInEveryLook(page);
    },
  );
});
