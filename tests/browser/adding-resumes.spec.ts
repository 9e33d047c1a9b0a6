/** An employer adds many résumés at once, and returns to see the result of each. */
import { expect, it } from 'vitest';
import { zipOf } from '../../server/hiring/parsing/zip.ts';
import { ownJob } from './jobs.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';
import { merchant, unique } from './trade.ts';

const browser = useBrowser();

const resumeOf = (name: string) => `${name}
${name.toLowerCase().replaceAll(' ', '.')}@example.com

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
`;

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

it(
  'takes files and a zip file, says what became of each, and knows it after a reload',
  { tags: 'looks', timeout: 180_000 },
  async () => {
    const title = unique('Saddle maker').replaceAll('-', '');
    const job = await ownJob(merchant, title);
    const { page, problems } = await browser.openAs(merchant, `/resume-screened?job=${job}`);
    await page.getByRole('link', { name: 'Add résumés' }).click();
    await page.getByRole('heading', { name: 'Add résumés', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Add résumés' }).click();
    await page.getByText('Choose the files first').waitFor();
    const archive = zipOf([{ name: 'people/nora.txt', content: Buffer.from(resumeOf('Nora Lind')) }]);
    await page
      .getByLabel('Résumé files')
      .setInputFiles([
        textFile('ida.txt', resumeOf('Ida Moor')),
        textFile('ida again.txt', `${resumeOf('Ida Moor')}\nUpdated`),
        textFile('empty.txt', ''),
        textFile('page.html', '<!doctype html><p>Hello'),
        { name: 'people.zip', mimeType: 'application/zip', buffer: archive },
      ]);
    await page.getByText('This file is empty.').waitFor();
    await page.getByRole('button', { name: 'Add 4 files' }).click();
    await page.getByText('Please confirm this before sending').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add 4 files' }).click();

    const list = page.getByRole('region', { name: 'Files' });
    const expected = async () => {
      await page.getByText('3 screened, 2 refused').waitFor();
      for (const name of ['ida.txt', 'nora.txt', 'empty.txt', 'page.html'])
        await list.getByText(name, { exact: true }).waitFor();
      await list.getByText(/Same person as/).waitFor();
    };
    await expected();
    await page.reload();
    await expected();
    await list.getByLabel('Show').selectOption('problems');
    expect(await list.getByRole('listitem').count()).toBe(2);
    await expectAccessibleInEveryLook(page);

    await list.getByLabel('Show').selectOption('all');
    await list.getByRole('link', { name: 'Nora Lind' }).click();
    await page.getByRole('button', { name: 'Erase this résumé' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await page.getByText('The résumé is erased').waitFor();
    expect(problems).toEqual([]);
  },
);
