/** A résumé from the job to the decision, for the applicant and the employer, each in a window of their own. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askFor, openJob, ownJob, sendResume } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { somebody, useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();
const jobTitle = 'Leather restoration technician';

const resumeOf = (name: string) => `${name}
${name.toLowerCase().replaceAll(' ', '.')}@example.com

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
I have never worked with Photoshop.

Education
Bachelor of Arts, 2016
`;

const textFile = (text: string, name = 'resume.txt') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`);
  await page.getByLabel('Phone').fill('+1 415 555 0199');
  await page.getByLabel('Résumé file').setInputFiles(textFile(resumeOf(name)));
  await page.getByRole('checkbox').check();
}

/** The JSON file that pressing a button saves. */
async function downloaded(page: Page, button: Locator): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

/** The applicant opens the job, applies, and sees that it was received. */
async function apply(page: Page, name: string): Promise<void> {
  const { id } = await openJob(jobTitle);
  await page.goto(`/public/job-opening/${id}`);
  await page.getByRole('link', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: 'Send your résumé', level: 1 }).waitFor();
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Send résumé' }).click();
  await page.waitForURL('**/upload-success');
}

describe('a résumé', () => {
  it('is sent, seen live, decided on, and erased', { tags: 'looks', timeout: 180_000 }, async () => {
    const name = unique('Petra Quill').replaceAll('-', '');
    const employer = await browser.openAs(merchant, '/resume-screened');
    await employer.page.getByRole('heading', { name: 'Screened résumés' }).waitFor();
    const applicant = await browser.openNew(undefined, { person: somebody('Petra') });
    await apply(applicant.page, name);
    await applicant.page.getByText(`It is on its way for ${jobTitle}`).waitFor();
    await expectAccessibleInEveryLook(applicant.page);

    // The employer's page has not been reloaded.
    const row = employer.page.getByRole('row').filter({ hasText: name });
    await row.getByText('Screened').waitFor();
    await expectAccessibleInEveryLook(employer.page);
    await row.getByRole('link', { name }).click();
    await employer.page.getByRole('heading', { name, level: 1 }).waitFor();
    const point = employer.page.getByRole('button', { name: /Bachelor/ });
    await point.click();
    await expect
      .poll(() => employer.page.locator('mark[data-chosen]').allTextContents())
      .toEqual([expect.stringContaining('Bachelor')]);
    await employer.page
      .getByRole('region', { name: 'Take a closer look' })
      .getByRole('button', { name: /was never done/ })
      .click();
    await expect
      .poll(() => employer.page.locator('mark[data-chosen]').allTextContents())
      .toEqual(['never worked with Photoshop']);
    await expectAccessibleInEveryLook(employer.page);

    await employer.page.getByRole('button', { name: 'Shortlist' }).click();
    const dialog = employer.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Shortlist' }).click();
    await dialog.getByText('Choose a reason').waitFor();
    await dialog.getByLabel('Reason', { exact: true }).selectOption('skills');
    await dialog.getByRole('button', { name: 'Shortlist' }).click();
    await employer.page.getByText('Shortlisted: Has the skills').waitFor();
    await employer.page.getByRole('button', { name: 'Take back' }).click();
    await employer.page.getByText('Decision undone').waitFor();
    await employer.page.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByLabel('Reason', { exact: true }).selectOption('other');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('Say in your own words').waitFor();
    await dialog.getByLabel(/^Note/).fill('Too far away');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await employer.page.getByText('“Too far away”').waitFor();

    await applicant.page.goto('/resume-history');
    await applicant.page.getByRole('link', { name: jobTitle }).click();
    await applicant.page.getByText('has decided not to go on').waitFor();
    expect(await applicant.page.getByText('Too far away').count()).toBe(0);
    await applicant.page.goBack();
    const own = applicant.page.getByRole('article').filter({ hasText: jobTitle });
    await own.getByText('Rejected').waitFor();
    expect(await applicant.page.getByText('Too far away').count()).toBe(0);
    await own.getByText(/^Score \d+ of 100$/).click();
    await expectAccessibleInEveryLook(applicant.page);
    await own.getByRole('button', { name: /^Erase/ }).click();
    await applicant.page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await own.getByText('Erased').waitFor();
    const notice = applicant.page.getByRole('button', { name: 'Download receipt', exact: true });
    const first = await downloaded(applicant.page, notice);
    expect(first).toMatchObject({ format: 'patina-erasure', about: 'resume' });
    // It can be downloaded again at any time; the employer sees it at once and gets the same.
    expect(await downloaded(applicant.page, own.getByRole('button', { name: /^Download receipt/ }))).toEqual(
      first,
    );
    await employer.page.getByText('has had it erased').waitFor();
    const employers = employer.page.getByRole('button', { name: 'Download receipt' });
    expect(await downloaded(employer.page, employers)).toEqual(first);
    await expectAccessibleInEveryLook(applicant.page);
    await expectAccessibleInEveryLook(employer.page);
    expect(await employer.page.getByText(name).count()).toBe(0);
    expect([...applicant.problems, ...employer.problems]).toEqual([]);
  });

  it(
    'is sent without an account, followed and withdrawn by its receipt, and erased with it',
    { tags: 'looks', timeout: 120_000 },
    async () => {
      const { page, problems } = await browser.open('/front-page');
      await apply(page, unique('Rita Sole').replaceAll('-', ''));
      const receipt = await page.locator('code').textContent();
      await page.getByRole('link', { name: 'See where it stands' }).click();
      await page.getByText('It is read and scored.').waitFor({ timeout: 20_000 });
      const read = page.getByRole('region', { name: 'What was read' });
      await read.getByText('Leather cleaning').waitFor();
      await page.getByRole('button', { name: /^Bachelor/ }).click();
      await expect.poll(() => page.locator('mark[data-chosen]').allTextContents()).toHaveLength(1);
      await expectAccessibleInEveryLook(page);

      await page.getByRole('button', { name: 'Correct it' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Years of work').fill('8');
      // [SCREENING38] Meanwhile it is corrected in another window.
      const reading = { of: 'degree', values: [] };
      const elsewhere = { application: receipt, version: 0, corrections: [reading] };
      const answer = await page.request.post('/api/py/applications/correct', { data: elsewhere });
      expect(answer.status()).toBe(200);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('You corrected this in another window meanwhile.').waitFor();
      expect(await dialog.getByLabel('Years of work').inputValue()).toBe('8');
      expect(await dialog.getByLabel('Degree').inputValue()).toBe('');
      await expectAccessibleInEveryLook(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await read.getByText('You say: 8').waitFor();
      await read.getByText('You say: this is wrong').waitFor();
      await expectAccessibleInEveryLook(page);

      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await page.getByText('You have withdrawn it.').waitFor();
      // A link works like the receipt, and leaves nothing in the address bar; a reload still has it.
      await page.goto(`/application#${receipt}`);
      await page.getByText('You have withdrawn it.').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await page.reload();
      await page.getByRole('button', { name: 'Erase my résumé' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
      await page.getByRole('heading', { name: 'Your résumé is erased' }).waitFor();
      // The browser itself logs the refusal of the window that was outdated.
      const refused = 'Failed to load resource: the server responded with a status of 409 (Conflict)';
      expect(problems.splice(0)).toEqual([refused]);

      await page.goto('/resume-history');
      await page.getByLabel(/^Sent without an account/).fill(receipt!);
      await page.getByRole('button', { name: 'See where it stands' }).click();
      await page.getByText('This opens no application').waitFor();
      await expectAccessibleInEveryLook(page);
    },
  );

  it(
    'takes its job from the address and leaves nothing there',
    { tags: 'full', timeout: 90_000 },
    async () => {
      const { id } = await openJob(jobTitle);
      const { page } = await browser.open(
        `/resume-upload?jobId=${id}&employerId=somebody-else&employerPhone=%2B1900555000`,
      );
      await page.getByLabel('Name', { exact: true }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      // The phone number to call is from the employer, not from the address.
      expect(await page.getByText('900').count()).toBe(0);
      await page.reload();
      await page.getByLabel('Name', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Send résumé' }).click();
      for (const words of [
        'Enter a name',
        'Enter an email address',
        'Enter a phone number',
        'Choose the file with the résumé',
      ]) {
        await page.getByText(words, { exact: true }).waitFor();
      }
      await page.getByText('Please agree before sending').waitFor();
      await expectAccessibleInEveryLook(page);
    },
  );

  it('is refused with the reason beside the file', { tags: 'full', timeout: 90_000 }, async () => {
    const { id } = await openJob(jobTitle);
    const { page } = await browser.open(`/resume-upload?jobId=${id}`);
    await page.getByLabel('Name', { exact: true }).waitFor();
    await fillIn(page, 'Ines Vale');
    await page
      .getByLabel('Résumé file')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nno') });
    await page.getByRole('button', { name: 'Send résumé' }).click();
    await page.getByText('This file is damaged and cannot be opened.').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ines Vale');
  });

  it(
    'is scored again once its job asks for other skills, alone and with all others',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const title = unique('Saddler').replaceAll('-', '');
      const job = await ownJob(merchant, title);
      const names = ['Ada Lund', 'Bo Berg', 'Cy Falk'];
      for (const name of names) await sendResume(client, job, { name, text: resumeOf(name) });
      const { page, problems } = await browser.openAs(merchant, `/resume-screened?job=${job}`);
      const scores = (score: string) => page.getByRole('row').filter({ hasText: score }).count();
      await expect.poll(() => scores('60'), { timeout: 20_000 }).toBe(3);
      expect(await page.getByText('has changed since it was scored').count()).toBe(0);
      await askFor(merchant, job, ['Sewing']);
      await page.reload();
      const notice = page.getByRole('region', { name: `${title} has changed since it was scored` });
      await notice.getByText(/^3 résumés were scored by what the job asked for on/).waitFor();
      await expect.poll(() => page.getByText('outdated').count()).toBe(3);
      await expectAccessibleInEveryLook(page);

      await page.getByRole('link', { name: 'Bo Berg' }).click();
      const one = page.getByRole('region', { name: 'The job has changed since it was scored' });
      await one.getByText(/^This score goes by what the job asked for, and by its rubric, on/).waitFor();
      await expectAccessibleInEveryLook(page);
      await one.getByRole('button', { name: 'Score again' }).click();
      await page.getByText('It is scored again').first().waitFor();
      await page.getByRole('region', { name: 'Score', exact: true }).getByText('55').waitFor();
      await expect.poll(() => one.count()).toBe(0);
      await page.getByText('To be scored again, the job asks for something else').waitFor();

      await page.getByRole('link', { name: 'All résumés' }).click();
      await notice.getByRole('button', { name: 'Score all 2 again' }).click();
      await page.getByText('Scoring 2 résumés again').first().waitFor();
      await expect.poll(() => scores('55'), { timeout: 20_000 }).toBe(3);
      await expect.poll(() => notice.count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it(
    'is shown blind without a name, and in the table of selection rates',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const name = unique('Nils Hart').replaceAll('-', '');
      const applicant = await browser.open('/front-page');
      await apply(applicant.page, name);
      const { id } = await openJob(jobTitle);
      const { page } = await browser.openAs(merchant, `/resume-screened?job=${id}`);
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Save group' }).waitFor();
      await page.getByLabel(/^Group/).fill('north');
      await page.getByRole('button', { name: 'Save group' }).click();
      await page.getByText('Group saved').first().waitFor();
      await page.getByRole('link', { name: 'All résumés' }).click();
      await page.getByRole('region', { name: 'Selection rates', exact: true }).getByText('north').waitFor();
      await page.getByRole('switch', { name: /^Blind/ }).click();
      await page
        .getByRole('link', { name: /^CV[0-9A-F]{8}$/ })
        .first()
        .waitFor();
      await expect.poll(() => page.getByText(name).count()).toBe(0);
      await expectAccessibleInEveryLook(page);
      await page
        .getByRole('link', { name: /^CV[0-9A-F]{8}$/ })
        .first()
        .click();
      await page.getByText('Shown blind').waitFor();
      expect(await page.getByText(name.split(' ')[0]!).count()).toBe(0);
      await expectAccessibleInEveryLook(page);
    },
  );
});
