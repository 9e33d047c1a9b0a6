/** Jobs from the first draft to their end, as their employer and as everybody sees them. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openJob, ownJob } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { signUp, somebody, useBrowser } from './support.ts';
import { client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const description = 'You clean, mend and recolour bags at the bench, and tell customers what can be done.';

async function writeJob(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Company').fill('Hide & Seam');
  await page.getByLabel('Description').fill(description);
  const skills = page.getByRole('combobox', { name: 'Required skills' });
  for (const skill of ['Leather cleaning', 'Sewing']) {
    await skills.fill(skill);
    await skills.press('Enter');
  }
  await page.getByLabel('Salary from').fill('42,000');
  await page.getByLabel('Salary to').fill('50000');
  await page.getByLabel('Place of work').fill('Lisbon');
  await page.getByLabel('Country').selectOption('PT');
}

const posting = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('job-posting')?.textContent ?? 'null') as unknown);

describe('a job', () => {
  it('is applied for on a phone without scrolling, above the bar', { tags: 'full' }, async () => {
    const { id } = await openJob('Leather restoration technician');
    const { page } = await browser.openAs(client, `/public/job-opening/${id}`, {
      viewport: { width: 390, height: 500 },
    });
    const apply = page.getByRole('link', { name: 'Apply', exact: true });
    const bar = page.getByRole('navigation', { name: 'Most used' });
    await apply.waitFor();
    const bottomOf = async () => {
      const { y, height } = (await apply.boundingBox())!;
      return y + height;
    };
    const top = (await bar.boundingBox())!.y;
    expect(await bottomOf()).toBeLessThanOrEqual(top);
    expect(await bottomOf()).toBeGreaterThan(top - 40);
    // At the end it stands below the text and covers none of it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const back = (await page.getByRole('main').getByRole('link', { name: 'All open jobs' }).boundingBox())!;
    expect(back.y + back.height).toBeLessThanOrEqual((await apply.boundingBox())!.y);
    expect(await bottomOf()).toBeLessThanOrEqual(top);
  });

  it(
    'is written, published, seen by everybody, closed and gone',
    { tags: 'looks', timeout: 120_000 },
    async () => {
      const title = unique('Bag restorer');
      const { page, problems } = await browser.openAs(merchant, '/job-description');
      await page.getByRole('link', { name: 'Post a job' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Enter a title').waitFor();
      await page.getByText('Name at least one skill').waitFor();
      await expectAccessibleInEveryLook(page);
      await writeJob(page, title);
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText(`${title} is on the board`).waitFor();
      await page.getByRole('row').filter({ hasText: title }).getByText('Open', { exact: true }).waitFor();

      const visitor = await browser.open('/public/job-opening');
      await visitor.page.getByRole('searchbox').fill(title);
      await visitor.page.getByRole('link', { name: title }).click();
      await visitor.page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await visitor.page.getByText('$42,000 – $50,000 a year').waitFor();
      expect(await visitor.page.title()).toMatch(new RegExp(`^${title} at Hide & Seam \\|`));
      expect(await posting(visitor.page)).toMatchObject({
        '@type': 'JobPosting',
        title,
        hiringOrganization: { name: 'Hide & Seam' },
        jobLocation: { address: { addressLocality: 'Lisbon', addressCountry: 'PT' } },
      });
      await expectAccessibleInEveryLook(visitor.page);
      const address = visitor.page.url();

      await page.getByRole('button', { name: `Close ${title}` }).click();
      await page.getByText(`${title} is closed`).waitFor();
      const gone = await visitor.page.goto(address);
      expect(gone?.status()).toBe(404);
      await visitor.page.getByText('This job is not open').waitFor();
      await visitor.page.getByRole('link', { name: 'See all open jobs' }).click();
      await visitor.page.getByRole('searchbox').fill(title);
      await visitor.page.getByText('No results').waitFor();
      await visitor.page.getByRole('button', { name: 'Show all jobs' }).waitFor();

      await page.getByRole('button', { name: `Delete ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText(`${title} is deleted`).waitFor();
      await page.getByRole('row').filter({ hasText: title }).waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    },
  );

  it(
    'is kept as a draft with gaps, which say what is missing before everybody sees it',
    { tags: 'full' },
    async () => {
      const title = unique('Half a thought');
      const { page } = await browser.openAs(merchant, '/job-description?new');
      await page.getByLabel('Title').fill(title);
      await page.getByRole('button', { name: 'Save as draft' }).click();
      await page.getByText(`${title} is kept as a draft`).waitFor();
      const row = page.getByRole('row').filter({ hasText: title });
      await row.getByText('Draft').waitFor();
      await page.getByRole('button', { name: `Publish ${title}` }).click();
      await page.getByRole('button', { name: 'Edit it' }).click();
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByText('Describe the work in at least 50 characters').waitFor();
      await writeJob(page, title);
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByText(`${title} is on the board`).waitFor();
      expect((await openJob(title)).title).toBe(title);
    },
  );

  it('asks before changes are lost, also on the way back within the page', { tags: 'full' }, async () => {
    const { page } = await browser.openAs(merchant, '/job-description');
    await page.getByRole('link', { name: 'Post a job' }).click();
    await page.getByLabel('Title').fill('Never to be seen');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Never to be seen');
    await page.goBack();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { name: 'My jobs', level: 1 }).waitFor();
  });

  it('is not overwritten by whoever saw an older version', { tags: 'full' }, async () => {
    const title = unique('Two at once');
    const { page, context } = await browser.openAs(merchant, '/job-description?new');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByLabel('Company').fill('First');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Company').fill('Second');
    await other.getByRole('button', { name: 'Save the draft' }).click();
    await other.getByText(`Saved ${title}`).waitFor();
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.getByText('This job has changed meanwhile').waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('First');
  });

  it('is written by somebody who is signed out, and waits while they sign up', { tags: 'full' }, async () => {
    const title = unique('Before the account');
    const { page } = await browser.open('/job-description');
    await page.getByRole('link', { name: 'Post a job' }).click();
    await writeJob(page, title);
    await page.getByRole('button', { name: 'Log in and save' }).click();
    await page.waitForURL(/\/login\?next=/);
    await signUp(page, somebody('Nora'));
    await page.goto('/job-description?new');
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText(`${title} is kept as a draft`).waitFor();
    await expectAccessibleInEveryLook(page);
  });

  it('is nobody else’s to change', { tags: 'full' }, async () => {
    const { id } = await openJob('Leather restoration technician');
    const { page } = await browser.open(`/job-description?edit=${id}`);
    await page.getByText('Log in to continue').waitFor();
    const stranger = await browser.openNew(`/job-description?edit=${id}`);
    await stranger.page.getByText('This is not one of your jobs').waitFor();
    await page.goto(`/public/job-opening/${id}`);
    await page.getByText('What it takes').waitFor();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  });
});

describe('one’s own jobs', () => {
  it(
    'come as CSV and as PDF, all of them, however few the server gives at once',
    { tags: 'full' },
    async () => {
      const { page, problems, person } = await browser.openNew(undefined, { person: somebody('Emma') });
      const title = `=${unique('Formula')}`;
      await ownJob(person, title);
      await page.goto('/job-description');
      await page.getByText('1 job', { exact: true }).waitFor();
      const save = async (kind: string) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: kind, exact: true }).click(),
        ]);
        expect(file.suggestedFilename()).toMatch(new RegExp(`^my-jobs-[\\d-]+\\.${kind.toLowerCase()}$`));
        return readFileSync(await file.path(), 'latin1');
      };
      const csv = await save('CSV');
      expect(csv).toMatch(/^Job,Place,Status,Last day,Written \(.+\)\r\n/);
      expect(csv).toContain(`'${title},"Oakland, CA, United States",Open,`);
      expect((await save('PDF')).startsWith('%PDF-')).toBe(true);
      await expectAccessibleInEveryLook(page);

      // More than anybody may post in a test: the server's own one, many times.
      const many = 230;
      await page.route('**/api/py/jobs?*', async (route) => {
        const asked = new URL(route.request().url());
        const [skip, limit] = ['skip', 'limit'].map((name) => Number(asked.searchParams.get(name)));
        asked.searchParams.set('skip', '0');
        const answer = await route.fetch({ url: asked.href });
        if (!answer.ok()) return route.fulfill({ response: answer });
        const { items } = (await answer.json()) as { items: object[] };
        const part = Array.from({ length: many }, (_, i) => ({
          ...items[0],
          id: String(i),
          title: `Job ${i}`,
        }));
        return route.fulfill({ json: { items: part.slice(skip, skip! + limit!), total: many } });
      });
      await page.reload();
      await page.getByText(`1–20 of ${many} jobs`).waitFor();
      const rows = (await save('CSV')).trim().split('\r\n').slice(1);
      expect(rows.map((row) => row.split(',')[0])).toEqual(
        Array.from({ length: many }, (_, i) => `Job ${i}`),
      );
      expect(problems).toEqual([]);
    },
  );
});

describe('the board', () => {
  it('keeps search and filters in its address', { tags: 'looks' }, async () => {
    const { page } = await browser.open('/public/job-opening');
    await page.getByLabel('Level').selectOption('Mid');
    await page.getByLabel('Work').selectOption('remote');
    await page.getByLabel('Place').fill('united states');
    await page.getByLabel('Minimum salary').fill('65000');
    await page.waitForURL(/salary=65000/);
    await page.getByRole('link', { name: 'Customer care for cleaning shops' }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Mobile upholstery' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Customer care for cleaning shops' }).waitFor();
    expect(await page.getByLabel('Place').inputValue()).toBe('united states');
    await page.getByLabel('Minimum salary').fill('lots');
    await page.getByText('Enter an amount in digits').waitFor();
    await page.getByLabel('Minimum salary').fill('90000');
    await page.getByRole('button', { name: 'Show all jobs' }).click();
    await page.getByRole('link', { name: 'Mobile upholstery cleaner' }).waitFor();
    expect(await page.getByLabel('Minimum salary').inputValue()).toBe('');
    await expectAccessibleInEveryLook(page);
  });

  it('says so when it cannot be loaded, and loads when it can', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/color-scheme.js');
    await context.route('**/api/py/public/jobs*', (route) => route.abort());
    await page.goto('/public/job-opening');
    await page.getByRole('alert').getByText('The list could not be loaded').waitFor();
    await context.unroute('**/api/py/public/jobs*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Mobile upholstery cleaner' }).waitFor();
  });

  it('is read by search engines without any code', { tags: 'full' }, async () => {
    const { id } = await openJob('Leather restoration technician');
    const { page } = await browser.open('/color-scheme.js', { javaScriptEnabled: false });
    await page.goto(`/public/job-opening/${id}`);
    expect(await page.title()).toBe('Leather restoration technician at Conti Leather Care | Patina');
    const script = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(script!)).toMatchObject({ '@type': 'JobPosting', identifier: { value: id } });
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/^Bags, jackets/);
  });
});
