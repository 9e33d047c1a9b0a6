/** For how long closed applications are kept: chosen by the employer after a question, and shown to applicants. */
import { expect, it } from 'vitest';
import { ownJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { somebody, useBrowser } from './support.ts';
import { unique } from './trade.ts';

const browser = useBrowser();

it(
  '[SCREENING36] [SCREENING37] is saved after the number was confirmed, and told to applicants',
  { tags: 'looks', timeout: 240_000 },
  async () => {
    const { person, page, problems } = await browser.openNew(undefined, { person: somebody('Emma') });
    const title = unique('Strap maker').replaceAll('-', '');
    const job = await ownJob(person, title);
    const { receipt } = await sendResume(null, job, {
      name: 'Ada Lund',
      text: 'Ada Lund\n\nSkills\nSewing\n',
    });

    await page.goto('/resume-screened');
    const heading = page.getByText('How long applications are kept');
    await heading.focus();
    await page.keyboard.press('Enter');
    const choice = page.getByLabel('Keep closed applications');
    await choice.waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await choice.selectOption('6');
    await page.getByText('0 applications would be erased now.').waitFor();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Keep closed applications for 6 months only?' });
    await expectAccessibleInEveryLook(page);
    await question.getByRole('button', { name: 'Not now' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Closed applications are kept for 6 months', { exact: true }).waitFor();
    await page.reload();
    await heading.click();
    await expect.poll(() => choice.inputValue()).toBe('6');

    const guest = await browser.open(`/resume-upload?jobId=${job}`);
    await guest.page.getByText(/keeps closed applications for 6 months\. Then they are erased\./).waitFor();
    await guest.page.goto(`/application#${receipt}`);
    await guest.page.getByText(/keeps closed applications for 6 months/).waitFor();
    await guest.page.getByRole('button', { name: 'Withdraw' }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await guest.page.getByText(/^It will be erased on .+ 20\d\d: /).waitFor();
    await expectAccessibleInEveryLook(guest.page);
    expect([...problems, ...guest.problems]).toEqual([]);
  },
);
