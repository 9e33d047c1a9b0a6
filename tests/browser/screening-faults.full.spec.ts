/** The pages of résumés under failures: no network, server errors, a broken stream. Nothing typed is lost, and all recover. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openJob, sendResume } from './jobs.ts';
import { signIn, useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();
const jobTitle = 'Mobile upholstery cleaner';
const sending = '**/api/py/jobs/*/resumes';
const notices = '**/api/py/screenings/progress';

const cutOff = (route: Route) => route.abort();
const answer = (status: number, json: unknown) => (route: Route) => route.fulfill({ status, json });

const unreachable = 'The server cannot be reached. Check your connection and try again.';
const trouble = 'Something went wrong on the server. Try again later.';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill('faults@example.com');
  await page.getByLabel('Phone').fill('+1 415 555 0199');
  await page
    .getByLabel('Résumé file')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(`${name}\nStain removal`) });
  await page.getByRole('checkbox').check();
}

async function openForm() {
  const { id } = await openJob(jobTitle);
  const window = await browser.open(`/resume-upload?jobId=${id}`);
  await window.page.getByLabel('Name', { exact: true }).waitFor();
  return window;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send résumé' }).click();

describe('an application', () => {
  const faults: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
    ['has no network', cutOff, unreachable],
    ['is too large for the server', answer(413, {}), 'This is too large.'],
    ['comes too often', answer(429, {}), 'That was too often. Wait a minute and try again.'],
    ['meets a server in trouble', answer(500, {}), trouble],
    ['meets a server that is not ready', answer(503, {}), 'The server is not ready. Try again in a moment.'],
    [
      'comes too late for the job',
      answer(409, { reason: 'job-closed', message: 'This job no longer takes applications.' }),
      'This job no longer takes applications.',
    ],
    [
      'gets an answer that is none',
      (route) => route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":' }),
      'The server gave an answer that makes no sense. Try again later.',
    ],
  ];

  it('that cannot be sent says why, keeps what was typed, and is sent with the next try', async () => {
    const { page } = await openForm();
    const name = unique('Fay Ault');
    await fillIn(page, name);
    const alert = page.getByRole('alert').filter({ hasText: 'It was not sent' });
    for (const [when, fault, words] of faults) {
      await page.route(sending, fault);
      await send(page);
      await alert.filter({ hasText: words }).waitFor();
      expect(await page.getByLabel('Name', { exact: true }).inputValue(), when).toBe(name);
      expect(await page.getByText('cv.txt').count(), when).toBe(1);
      expect(await page.getByRole('checkbox').isChecked(), when).toBe(true);
      await page.unroute(sending);
    }
    await send(page);
    await page.waitForURL('**/upload-success');
    await page.reload();
    await page.getByText(`It is on its way for ${jobTitle}`).waitFor();
    await page.getByRole('region', { name: 'Your receipt' }).waitFor();
  }, 120_000);

  it('with a field that the server does not take says so beside it', async () => {
    const { page } = await openForm();
    await fillIn(page, unique('Fay Ault'));
    for (const [field, label] of [
      ['phone', 'Phone'],
      ['email', 'Email'],
    ] as const) {
      const detail = [{ type: 'value_error', loc: ['body', field], msg: `No such ${field}.` }];
      await page.route(sending, answer(422, { detail }));
      await send(page);
      await page.getByText(`No such ${field}.`).waitFor();
      await expect
        .poll(() => page.getByLabel(label).evaluate((input) => input === document.activeElement))
        .toBe(true);
      await page.unroute(sending);
    }
  }, 90_000);

  it('with a file that is too large or empty asks nobody', async () => {
    const { page } = await openForm();
    let asked = 0;
    await page.route(sending, (route) => {
      asked += 1;
      return route.abort();
    });
    await fillIn(page, unique('Fay Ault'));
    const file = page.getByLabel('Résumé file');
    for (const [buffer, words] of [
      [Buffer.alloc(10 * 1024 * 1024 + 1), 'This file is larger than 10 MB'],
      [Buffer.alloc(0), 'This file is empty'],
    ] as const) {
      await file.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer });
      await page.getByText(words).waitFor();
      await send(page);
      await expect
        .poll(() =>
          page
            .getByRole('button', { name: 'Choose another file' })
            .evaluate((button) => button === document.activeElement),
        )
        .toBe(true);
    }
    expect(asked).toBe(0);
  }, 90_000);

  it('says so while there is no network, and when its job cannot be loaded', async () => {
    const { page, context } = await openForm();
    await context.setOffline(true);
    await page.getByText('Sending').first().waitFor();
    await context.setOffline(false);
    const job = '**/api/py/public/jobs/*';
    await page.route(job, answer(500, {}));
    const { id } = await openJob(jobTitle);
    await page.goto(`/resume-upload?jobId=${id}`);
    await page.getByText('The job could not be loaded').waitFor();
    await page.unroute(job);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.goto('/resume-upload?jobId=there-is-none');
    await page.getByText('This job takes no applications').waitFor();
    await page.goto('/upload-success');
    await page.getByText('Nothing was sent just now').waitFor();
  }, 90_000);
});

describe('what somebody has sent', () => {
  it('is listed and erased once the server can', async () => {
    const { id } = await openJob(jobTitle);
    await sendResume(client, id, {
      name: unique('Fay Ault'),
      text: `Fay Ault\nStain removal\n${Date.now()}`,
    });
    const { page } = await browser.open('/login?next=%2Fresume-history');
    const list = /\/api\/py\/resumes\?/;
    await page.route(list, answer(500, {}));
    await signIn(page, client);
    await page.getByText('The list could not be loaded').waitFor();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    const own = page.getByRole('article').filter({ hasText: jobTitle }).first();
    await own.getByText('Screened').waitFor();

    const erasing = /\/api\/py\/resumes\/[^/]+$/;
    await own.getByRole('button', { name: /^Erase/ }).click();
    const dialog = page.getByRole('dialog');
    for (const [fault, words] of [
      [cutOff, unreachable],
      [answer(500, {}), trouble],
    ] as const) {
      await page.route(erasing, fault);
      await dialog.getByRole('button', { name: 'Erase' }).click();
      await dialog.getByText(words).waitFor();
      await page.unroute(erasing);
    }
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await own.getByText('Erased').waitFor();
  }, 120_000);

  it('is not opened by a receipt that is none, nor erased without a network', async () => {
    const { page } = await browser.open('/resume-history');
    const field = page.getByLabel(/^Sent without an account/);
    const open = page.getByRole('button', { name: 'See where it stands' });
    await open.click();
    await page.getByText('Enter the receipt').waitFor();
    await field.fill('not a receipt');
    await field.press('Enter');
    await page.getByText('This opens no application').waitFor();

    const { id } = await openJob(jobTitle);
    const name = unique('Rita Receipt');
    const { receipt } = await sendResume(null, id, { name, text: `${name}\nStain removal` });
    await page.goto(`/application#${receipt}`);
    await page.getByRole('button', { name: 'Erase my résumé' }).click({ timeout: 20_000 });
    const dialog = page.getByRole('dialog');
    await page.route('**/api/py/resumes/erase', cutOff);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await dialog.getByText(unreachable).waitFor();
    await page.unroute('**/api/py/resumes/erase');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('heading', { name: 'Your résumé is erased' }).waitFor();
  }, 60_000);
});

describe('live notices', () => {
  it('that were refused, torn or held up are caught up with when they come again', async () => {
    const { id } = await openJob(jobTitle);
    const { page } = await browser.open('/login');
    let asked = 0;
    const faults: readonly ((route: Route) => Promise<void>)[] = [
      cutOff,
      answer(500, {}),
      // Broken in the middle of a notice.
      (route) => route.fulfill({ status: 200, contentType: 'text/event-stream', body: 'data: {"id":"' }),
    ];
    await page.route(notices, (route) => {
      asked += 1;
      return (faults[asked - 1] ?? cutOff)(route);
    });
    await page.goto(`/login?next=${encodeURIComponent(`/resume-screened?job=${id}`)}`);
    await signIn(page, merchant);
    await page.getByRole('heading', { name: 'Screened résumés' }).waitFor();
    await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
    const name = unique('Nora Notice');
    await sendResume(client, id, { name, text: `${name}\nStain removal` });
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
    expect(await page.getByText(name).count()).toBe(0);
    await page.unroute(notices);
    // Without a reload.
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText('Screened').waitFor({ timeout: 60_000 });
  }, 150_000);
});
