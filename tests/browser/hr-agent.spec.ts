/** The HR agent for an employer, another person and a visitor: questions, answers with their sources, résumés, failures. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfOf } from '../server/hiring/files.ts';
import { ownJob, sendScreened } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { sharedOrigin } from './origin.ts';
import { type Person, signIn, somebody, useBrowser } from './support.ts';
import { client, tokenOf, unique } from './trade.ts';

const browser = useBrowser();

const textOf = (name: string) => `${name}
${name.toLowerCase().replaceAll(' ', '.')}@example.com
12 Mill Lane, Leeds

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing

Education
Bachelor of Arts, 2016
`;

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const turn = (page: Page, question: string) =>
  log(page).getByRole('article', { name: question, exact: true });

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
  const asked = turn(page, question).last();
  await asked.getByRole('button', { name: 'Copy' }).waitFor();
  return asked;
}

/** Signs up a person with an open job, and opens the agent. */
async function employer(): Promise<{
  window: Awaited<ReturnType<typeof browser.open>>;
  person: Person;
  job: string;
}> {
  const { person, ...window } = await browser.openNew(undefined, { person: somebody('Emma') });
  const job = await ownJob(person, unique('Saddle maker').replaceAll('-', ''));
  return { window, person, job };
}

describe('the HR agent', () => {
  it(
    'answers about one’s own applicants, remembers, and keeps it over a reload',
    { tags: 'looks', timeout: 240_000 },
    async () => {
      const { window, job } = await employer();
      const { page, problems } = window;
      const name = unique('Petra Quill').replaceAll('-', '');
      await sendScreened(client, job, { name, text: textOf(name) });
      await page.goto('/hr-agent');
      await page.getByRole('heading', { name: 'HR agent', level: 1 }).waitFor();
      await page.getByRole('region', { name: 'What it can be asked' }).getByRole('button').first().waitFor();
      await expectAccessibleInEveryLook(page);

      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByText('Write a question first').waitFor();
      await ask(page, 'How many people applied?');
      const best = await ask(page, 'Who are the best applicants?');
      await best
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .waitFor();
      await best.getByText('Answered by the app itself').waitFor();
      // Screen readers announce it once, as a whole.
      await page
        .getByRole('status')
        .filter({ hasText: /^Answer: / })
        .waitFor({ state: 'attached' });
      const sewing = await ask(page, 'Who knows sewing and has at least 3 years of experience?');
      await sewing
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .waitFor();
      const years = sewing.getByRole('button', { name: 'Change: with at least 3 years of work' });
      await years.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Number').fill('40');
      await page.keyboard.press('Enter');
      await sewing.getByText('No applicants with Sewing, with at least 40 years of work.').waitFor();
      await sewing.getByRole('button', { name: 'Remove: with at least 40 years of work' }).click();
      await sewing
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .waitFor();
      const contact = await ask(page, 'What is the email of the first one?');
      await contact
        .getByText(`${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`)
        .first()
        .waitFor();
      await ask(page, 'What is the weather on Mars?');
      await expectAccessibleInEveryLook(page);

      await page.reload();
      await turn(page, 'Who are the best applicants?')
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .waitFor();
      await expect.poll(() => log(page).getByRole('article').count()).toBe(5);
      const source = turn(page, 'Who are the best applicants?').getByRole('link', { name: new RegExp(name) });
      await source.first().click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.goBack();
      await expect.poll(() => log(page).getByRole('article').count()).toBe(5);

      const [text] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'Text')]);
      expect(text.suggestedFilename()).toBe('hr-agent.txt');
      const [pdf] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'PDF')]);
      expect(pdf.suggestedFilename()).toBe('hr-agent.pdf');

      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear it' }).click();
      await expect.poll(() => log(page).getByRole('article').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it(
    '[SCREENING34] lets the applicants of an answer be selected, decided on, messaged and saved',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { window, job, person } = await employer();
      const { page, problems } = window;
      for (const name of ['Ada Lund', 'Bo Berg', 'Cy Falk'])
        await sendScreened(client, job, { name, text: textOf(name) });
      await page.goto('/hr-agent');
      const first = await ask(page, 'Who knows sewing?');
      const box = (name: string) => first.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
      const bar = first.getByRole('toolbar', { name: 'Selected applicants' });
      await box('Ada Lund').click();
      await page.keyboard.press('s');
      const shortlisting = page.getByRole('dialog', { name: 'Put Ada Lund on the shortlist?' });
      await shortlisting.getByLabel('Reason', { exact: true }).selectOption('skills');
      await shortlisting.getByRole('button', { name: 'Shortlist' }).click();
      await first.getByRole('cell', { name: 'Shortlisted', exact: true }).waitFor();

      // Decided on elsewhere meanwhile: that one is left, and named with the reason.
      await rejectElsewhere(person, job, 'Bo Berg');
      await first.getByRole('button', { name: 'Select all 3' }).click();
      await expectAccessibleInEveryLook(page);
      await bar.getByRole('button', { name: 'Reject 3' }).click();
      const rejecting = page.getByRole('dialog', { name: 'Reject 3 résumés?' });
      await rejecting.getByRole('button', { name: 'Reject' }).click();
      await rejecting.getByText('Choose a reason').waitFor();
      await rejecting.getByLabel('Reason', { exact: true }).selectOption('location');
      await rejecting.getByRole('button', { name: 'Reject' }).click();
      await first
        .getByRole('alert')
        .filter({ hasText: '1 résumé was left as it is' })
        .getByText('Bo Berg')
        .waitFor();
      await expect.poll(() => first.getByRole('cell', { name: 'Rejected', exact: true }).count()).toBe(3);
      await bar.getByRole('button', { name: 'Undo the last decision' }).click();
      await expect.poll(() => first.getByRole('cell', { name: 'Rejected', exact: true }).count()).toBe(1);

      await box('Ada Lund').click();
      await box('Cy Falk').click();
      await bar.getByRole('button', { name: 'Message 2' }).click();
      const message = page.getByRole('dialog', { name: 'Message to 2 applicants' });
      await message.getByLabel('Template', { exact: true }).selectOption({ index: 1 });
      await message.getByRole('button', { name: 'Send' }).click();
      await page.getByText('The message is sent to 2 applicants').waitFor();

      await first.getByRole('button', { name: 'Select all 3' }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        bar.getByRole('button', { name: 'Save 3 as CSV' }).click(),
      ]);
      expect(saved.suggestedFilename()).toMatch(/^applicants-\d{4}/);
      expect(readFileSync(await saved.path(), 'utf8')).toMatch(/Ada Lund.*Shortlisted/);

      // One answer at a time; an earlier one can be chosen again.
      await page.getByRole('switch', { name: /^Blind(?!:)/ }).click();
      const blind = await ask(page, 'Who knows sewing?');
      await blind
        .getByRole('checkbox', { name: /^Select CV/ })
        .first()
        .waitFor();
      await blind.getByRole('button', { name: 'Select all 3' }).click();
      await blind.getByRole('button', { name: 'Shortlist 3' }).click();
      await page.getByRole('dialog', { name: 'Put 3 résumés on the shortlist?' }).waitFor();
      const seen = await log(page).evaluate((element) => element.innerHTML);
      expect(/Lund|Berg|Falk/.exec(seen)).toBeNull();
      await page.keyboard.press('Escape');
      const [covered] = await Promise.all([
        page.waitForEvent('download'),
        blind.getByRole('button', { name: 'Save 3 as CSV' }).click(),
      ]);
      expect(covered.suggestedFilename()).toMatch(/^applicants-blind-/);
      expect(readFileSync(await covered.path(), 'utf8')).not.toMatch(/Lund|Berg|Falk|@/);
      await page.getByRole('switch', { name: /^Blind(?!:)/ }).click();
      const earlier = turn(page, 'Who knows sewing?').first();
      await expect.poll(() => earlier.getByRole('checkbox').count()).toBe(0);
      await earlier.getByRole('button', { name: 'Select applicants' }).click();
      await earlier.getByRole('checkbox', { name: /^Select Ada Lund/ }).waitFor();
      await expect.poll(() => blind.getByRole('checkbox').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it(
    'analyses a résumé, blind if asked for, and says what is wrong with a file',
    { tags: 'looks', timeout: 240_000 },
    async () => {
      const { window } = await employer();
      const { page, problems } = window;
      await page.goto('/hr-agent');
      await page.getByRole('button', { name: 'Analyse a résumé' }).click();
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      await page.getByText('Choose the file with the résumé').waitFor();
      const file = page.getByLabel('Résumé file');
      await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(' \n ') });
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: /text/i }).waitFor();
      await file.setInputFiles({
        name: 'ida-moss.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(textOf('Ida Moss')),
      });
      await page.getByLabel('For which job').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      const analysis = log(page).getByRole('article', { name: /^Analysis of/ });
      await analysis.getByText('ida.moss@example.com').first().waitFor();
      await analysis.getByRole('button', { name: /Bachelor/ }).click();
      await expect
        .poll(() => page.locator('mark[data-chosen]').allTextContents())
        .toEqual([expect.stringContaining('Bachelor')]);
      await expectAccessibleInEveryLook(page);
      const shownAfterReload = async () => {
        const before = await analysis.innerText();
        await page.reload();
        await expect.poll(() => analysis.innerText()).toBe(before);
      };
      await shownAfterReload();
      const blind = analysis.getByRole('switch', { name: /^Blind/ });
      await blind.check();
      const personal = ['ida.moss@example.com', 'Ida Moss', 'Mill Lane', 'ida-moss.txt'];
      for (const words of personal) await expect.poll(() => analysis.getByText(words).count()).toBe(0);
      await shownAfterReload();
      expect(await blind.isChecked()).toBe(true);
      const [text] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'Text')]);
      const saved = readFileSync(await text.path(), 'utf8');
      expect(saved).toContain('Leather cleaning');
      for (const words of personal) expect(saved).not.toContain(words);
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        analysis.getByRole('button', { name: 'Analysis as PDF' }).click(),
      ]);
      expect(pdf.suggestedFilename()).toBe('resume-analysis.pdf');

      await page.getByRole('button', { name: 'Analyse a résumé' }).click();
      await file.setInputFiles({
        name: 'nora-pike.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await pdfOf(textOf('Nora Pike').split('\n'))),
      });
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      await analysis.last().getByText('nora.pike@example.com').first().waitFor();
      await analysis.last().getByText('Leather cleaning').first().waitFor();
      expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
    },
  );

  it(
    'shows nobody’s name while Blind is on, in new answers, earlier ones, files and the page it leads to',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { window, job } = await employer();
      const { page, problems } = window;
      const name = unique('Petra Quill').replaceAll('-', '');
      const telling = new RegExp(`Petra|Quill|${name.toLowerCase().replaceAll(/\W+/g, '.')}`, 'i');
      await sendScreened(client, job, { name, text: textOf(name) });
      await page.goto('/hr-agent');
      const openly = `Tell me about ${name}`;
      await ask(page, openly);
      await page.getByText('What can be asked').click();

      const blind = page.getByRole('switch', { name: /^Blind(?!:)/ });
      await blind.click();
      await expect.poll(() => new URL(page.url()).search).toBe('?blind=1');
      const seen = () => page.locator('body').evaluate((body) => body.innerHTML);
      await expect.poll(seen).not.toMatch(telling);
      await page.getByText('A question that was asked with names is hidden.').waitFor();
      const best = await ask(page, 'Who are the best applicants?');
      const source = best.getByRole('link', { name: /^CV[0-9A-F]{8}$/ }).first();
      const code = await source.innerText();
      const about = await ask(page, `Why does ${code} have this score?`);
      await about.getByText(`${code} has a score of`).waitFor();
      expect(await seen()).not.toMatch(telling);
      await expectAccessibleInEveryLook(page);

      const [text] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'Text')]);
      const saved = readFileSync(await text.path(), 'utf8');
      expect(saved).toContain(code);
      expect(saved).not.toMatch(telling);

      const refused = await ask(page, 'What did Ana Costa study?');
      await refused.getByText('Blind is on, so I look nobody up by name').waitFor();

      await page.getByRole('button', { name: 'Analyse a résumé' }).click();
      await page.getByLabel('Résumé file').setInputFiles({
        name: 'petra-quill.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(textOf(name)),
      });
      await page.getByText('A file is chosen').waitFor();
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      const analysis = log(page).getByRole('article', { name: 'Analysis of Résumé' });
      await analysis.getByText('Shown blind: name and contact are covered.').waitFor();
      expect(await seen()).not.toMatch(telling);
      const kept = await page.evaluate(() => sessionStorage.getItem('hrConversation'));
      expect(kept).not.toContain('petra-quill.txt');

      await page.reload();
      await expect.poll(() => log(page).getByRole('article').count()).toBe(4);
      expect(await blind.isChecked()).toBe(true);
      expect(await seen()).not.toMatch(telling);
      await source.click();
      await page.getByRole('heading', { name: code, level: 1 }).waitFor();
      expect(await page.getByRole('main').innerText()).not.toMatch(telling);
      await page.goBack();

      await blind.click();
      await turn(page, openly).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await turn(page, openly)
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .waitFor();
      // Blind answers and analyses stay blind.
      await best.getByRole('link', { name: code }).first().waitFor();
      expect(await analysis.innerText()).not.toMatch(telling);
      expect(problems).toEqual([]);
    },
  );

  it('knows nothing of others, and forgets at sign-out', { tags: 'full', timeout: 240_000 }, async () => {
    const other = await employer();
    const name = unique('Rita Sole').replaceAll('-', '');
    await sendScreened(client, other.job, { name, text: textOf(name) });
    const { window, person } = await employer();
    const { page } = window;
    await page.goto('/hr-agent');
    const best = await ask(page, 'Who are the best applicants?');
    expect(await best.getByText(name).count()).toBe(0);

    const kept = () => page.evaluate(() => sessionStorage.getItem('hrConversation'));
    expect(await kept()).toContain('best applicants');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(kept).toBeNull();
    await page.goto('/hr-chat');
    const toLogin = page.getByRole('main').getByRole('link', { name: 'Log in to ask' });
    await toLogin.waitFor();
    await expectAccessibleInEveryLook(page);
    await toLogin.click();
    await page.waitForURL('**/login?*');
    await signIn(page, person);
    expect(new URL(page.url()).pathname).toBe('/hr-chat');
    await page.getByLabel('Your question').waitFor();
    expect(await log(page).getByRole('article').count()).toBe(0);
  });

  it('says what failed and asks again, and can be stopped', { tags: 'full', timeout: 240_000 }, async () => {
    const { window } = await employer();
    const { page } = window;
    await page.goto('/hr-agent');
    await page.getByLabel('Your question').waitFor();
    const answers = '**/api/py/hr-agent/answers';
    await page.route(answers, (route) => route.abort());
    await page.getByLabel('Your question').fill('Which jobs are open?');
    await page.getByLabel('Your question').press('Enter');
    await page.getByRole('alert').getByText('The server cannot be reached').first().waitFor();
    await page.unroute(answers);
    await page.route(answers, (route) =>
      route.fulfill({ status: 429, json: { detail: 'Wait a minute and ask again.' } }),
    );
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('alert').getByText('Wait a minute and ask again.').waitFor();
    await expectAccessibleInEveryLook(page);
    await page.unroute(answers);
    let go = () => {};
    const held = new Promise<void>((open) => (go = open));
    await page.route(answers, async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped here.').waitFor();
    go();
    await page.unroute(answers);
    await page.getByRole('button', { name: 'Answer again' }).click();
    await turn(page, 'Which jobs are open?').getByRole('button', { name: 'Copy' }).waitFor();
    expect(await log(page).getByRole('article').count()).toBe(1);
  });
});

async function saveAs(page: Page, kind: 'PDF' | 'Text'): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

/** Rejects an applicant of this job over the API. */
async function rejectElsewhere(employed: Person, job: string, name: string): Promise<void> {
  const url = `${sharedOrigin()}/api/py/screenings`;
  const headers = { authorization: `Bearer ${await tokenOf(employed)}`, 'content-type': 'application/json' };
  const { items } = (await (await fetch(`${url}?job_id=${job}`, { headers })).json()) as {
    items: { id: string; version: number; name: string }[];
  };
  const found = items.find((item) => item.name === name);
  const body = JSON.stringify({ version: found?.version, reason: 'skills', note: '' });
  const answer = await fetch(`${url}/${found?.id}/reject`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}
