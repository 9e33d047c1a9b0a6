/** The history of chats as their owner sees it: searched, filtered, opened at the matching place, exported. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/pdf-text.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { somebody, useBrowser } from './support.ts';

const browser = useBrowser();

const table = (page: Page) => page.getByRole('table', { name: 'Chatbot history' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function ask(page: Page, question: string) {
  const field = page.getByLabel('Your question', { exact: true });
  await field.fill(question);
  await field.press('Enter');
  await page
    .getByRole('article', { name: question, exact: true })
    .getByRole('button', { name: 'Copy' })
    .waitFor();
}

/** Two chats, the first with three questions. */
async function openWithChats() {
  const window = await browser.openNew(undefined, { person: somebody('Anna') });
  const { page } = window;
  await page.goto('/chatBot');
  for (const question of ['Ink on my leather bag?', 'And on suede?', 'And on nubuck?'])
    await ask(page, question);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'Red wine on a wool sofa');
  await page.goto('/ChatbotHistory');
  await rows(page).first().waitFor();
  return window;
}

async function openWithOne() {
  const window = await browser.openNew(undefined, { person: somebody('Anna') });
  await window.page.goto('/chatBot');
  await ask(window.page, 'Ink on my leather bag?');
  await window.page.goto('/ChatbotHistory');
  await rows(window.page).first().waitFor();
  return window;
}

describe('the history of chats', () => {
  it('says what it is for while it is empty', { tags: 'full', timeout: 120_000 }, async () => {
    const { page, problems } = await browser.openNew('/ChatbotHistory', { person: somebody('Bert') });
    await page.getByRole('heading', { name: 'Nothing asked yet' }).waitFor();
    await page.getByRole('link', { name: 'Ask the chatbot' }).click();
    await page.waitForURL('**/chatBot');
    expect(problems).toEqual([]);
  });

  it(
    'finds words, phrases and a typo, narrows, and opens a turn where it was said',
    { tags: 'looks', timeout: 240_000 },
    async () => {
      const { page, problems } = await openWithChats();
      await status(page, '4 questions').waitFor();
      await expectAccessibleInEveryLook(page);

      await search(page).fill('nubukc');
      await status(page, '1 question').waitFor();
      await page.getByText('Also searched for: “nubuck”').waitFor();
      await search(page).fill('"on suede"');
      await expect.poll(() => rows(page).count()).toBe(1);
      await search(page).fill('zeppelin');
      await status(page, 'No questions found').waitFor();
      await page.getByRole('button', { name: 'Show all questions' }).click();
      await status(page, '4 questions').waitFor();

      await page.getByRole('combobox', { name: 'Chat' }).click();
      await page.getByRole('option', { name: 'Ink on my leather bag?' }).click();
      await status(page, '3 questions').waitFor();
      await page.getByLabel('From', { exact: true }).fill('2037-01-01');
      await status(page, 'No questions found').waitFor();
      await page.goBack();
      await status(page, '3 questions').waitFor();

      await table(page).getByRole('link', { name: 'And on suede?' }).click();
      await page.waitForURL('**/chatBot?*');
      const opened = page.getByRole('article', { name: 'And on suede?', exact: true });
      await opened.waitFor();
      await expect.poll(() => opened.evaluate((turn) => turn.getBoundingClientRect().top)).toBeLessThan(200);
      expect(problems).toEqual([]);
    },
  );

  it('hands out what is found as a file of each kind', { tags: 'full', timeout: 240_000 }, async () => {
    const { page, problems } = await openWithChats();
    await search(page).fill('nubuck');
    await status(page, '1 question').waitFor();
    const fileOf = async (kind: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: kind, exact: true }).click();
      return readFile(await (await coming).path());
    };
    const csv = (await fileOf('CSV')).toString();
    expect(csv).toContain('And on nubuck?');
    expect(csv).not.toContain('Red wine');
    const markdown = (await fileOf('Markdown')).toString();
    expect(markdown).toContain('## And on nubuck?');
    expect(markdown).toMatch(/^\[\^1\]: /m);
    // The whole chat, and no other one.
    const { chats } = JSON.parse((await fileOf('JSON')).toString()) as {
      chats: { turns: { question: string; sources: unknown[] }[] }[];
    };
    expect(chats.map(({ turns }) => turns.map(({ question }) => question))).toEqual([
      ['Ink on my leather bag?', 'And on suede?', 'And on nubuck?'],
    ]);
    const pdf = await fileOf('PDF');
    expect((await textOf(new Uint8Array(pdf).buffer)).join(' ')).toContain('And on nubuck?');
    expect(problems).toEqual([]);
  });

  it(
    '[CHAT20] takes in a file that it has made, and says what is wrong with another',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { page, problems } = await openWithOne();
      const choose = async (buffer: Buffer) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Import', exact: true }).click();
        await (await chooser).setFiles({ name: 'chats.json', mimeType: 'application/json', buffer });
      };
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'JSON', exact: true }).click();
      const file = await readFile(await (await coming).path());
      await choose(file);
      const dialog = page.getByRole('dialog', { name: 'Import 1 chat?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await choose(file);
      await dialog.getByRole('button', { name: 'Import' }).click();
      await status(page, '2 questions').waitFor();
      await choose(Buffer.from('{"a":1}'));
      await page.getByText('Nothing was imported. This is no file of chats').waitFor();
      await status(page, '2 questions').waitFor();
      expect(problems).toEqual([]);
    },
  );

  it('erases everything only after a second yes', { tags: 'full', timeout: 240_000 }, async () => {
    const { page, problems } = await openWithChats();
    await page.getByRole('button', { name: 'Erase all', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase all chats?' });
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await status(page, '4 questions').waitFor();
    await page.getByRole('button', { name: 'Erase all', exact: true }).click();
    await dialog.getByRole('button', { name: 'Erase all' }).click();
    await page.getByRole('heading', { name: 'Nothing asked yet' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Nothing asked yet' }).waitFor();
    expect(problems).toEqual([]);
  });
});
