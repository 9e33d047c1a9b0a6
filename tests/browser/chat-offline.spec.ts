/** The chatbot and its history without a network: what this device has seen, until its person logs out. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heldOnDevice } from './held-on-device.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { somebody, useBrowser } from './support.ts';

const browser = useBrowser();

const field = (page: Page) => page.getByLabel('Your question', { exact: true });
const turn = (page: Page, question: string) => page.getByRole('article', { name: question, exact: true });
const seenNote = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You’re offline – showing what this device has seen' });
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Chatbot history' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const ink = 'Ink on my leather bag?';
const wine = 'Red wine on a wool sofa';

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
  await turn(page, question).getByRole('button', { name: 'Copy' }).waitFor();
}

async function openWithChats(options: { readonly serviceWorkers?: 'allow' } = {}) {
  const window = await browser.openNew(undefined, { person: somebody('Anna'), ...options });
  const { page } = window;
  await page.goto('/chatBot');
  await ask(page, ink);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, wine);
  return window;
}

const logOut = async (page: Page) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await page.waitForURL('**/login**');
};
const isHeld = async (page: Page, words: string) => (await heldOnDevice(page)).includes(words);

describe('without a network', () => {
  it(
    '[CHAT30] the history is searched, a chat is read, a question stays, and all is live again afterwards',
    { tags: 'looks', timeout: 240_000 },
    async () => {
      const { page, context } = await openWithChats();
      await page.getByRole('link', { name: 'Chatbot history' }).first().click();
      await expect.poll(() => rows(page).count()).toBe(2);
      await context.setOffline(true);
      const search = page.getByRole('searchbox', { name: 'Search', exact: true });
      await search.fill('leathre');
      await seenNote(page).waitFor();
      await expect.poll(() => rows(page).count()).toBe(1);
      await page.getByText('Also searched for: “leather”').waitFor();
      await expectAccessibleInEveryLook(page);

      await rows(page).getByRole('link', { name: ink }).click();
      await turn(page, ink).waitFor();
      await seenNote(page).waitFor();
      await field(page).fill('And on suede?');
      await field(page).press('Enter');
      await page.getByRole('alert').filter({ hasText: 'Not sent, since you’re offline' }).waitFor();
      expect(await field(page).inputValue()).toBe('And on suede?');
      await expectAccessibleInEveryLook(page);

      await context.setOffline(false);
      await seenNote(page).waitFor({ state: 'detached' });
      await expect.poll(() => field(page).inputValue()).toBe('And on suede?');
      await field(page).press('Enter');
      await turn(page, 'And on suede?').getByRole('button', { name: 'Copy' }).waitFor();
    },
  );

  it('[CHAT30] both pages open from a cold start', { tags: 'full', timeout: 240_000 }, async () => {
    const { page, context } = await openWithChats({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await turn(page, wine).waitFor();
    await context.setOffline(true);
    await page.reload();
    await seenNote(page).waitFor();
    await turn(page, wine).waitFor();
    await page.goto('/ChatbotHistory');
    await seenNote(page).waitFor();
    await expect.poll(() => rows(page).count()).toBe(2);
    await context.setOffline(false);
    await seenNote(page).waitFor({ state: 'detached' });
  });
});

describe('the copy of seen chats', () => {
  it(
    '[CHAT38] [CHAT37] is shown without what another release has written, and stays until the server answers',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { page, context } = await openWithChats();
      await page.goto('/ChatbotHistory');
      await expect.poll(() => rows(page).count()).toBe(2);
      await expect.poll(() => isHeld(page, wine)).toBe(true);
      // As it was before questions had files.
      await page.evaluate(async (question) => {
        const answered = <T>(request: IDBRequest<T>) =>
          new Promise<T>((done, fail) => {
            request.onsuccess = () => done(request.result);
            request.onerror = () => fail(request.error as Error);
          });
        const database = await answered(indexedDB.open('patina-chats'));
        const store = database.transaction('chats', 'readwrite').objectStore('chats');
        for (const row of await answered(store.getAll())) {
          if (row.turns[0].question !== question) continue;
          for (const one of row.turns) delete one.attachments;
          await answered(store.put(row));
        }
        database.close();
      }, wine);
      await context.setOffline(true);
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('leather');
      await seenNote(page).waitFor();
      await expect.poll(() => rows(page).count()).toBe(1);
      expect(await isHeld(page, wine)).toBe(false);

      await rows(page).getByRole('link', { name: ink }).click();
      await turn(page, ink).waitFor();
      await field(page).fill('And on suede?');
      // The server answers late.
      let release: () => void = () => undefined;
      const held = new Promise<void>((done) => (release = done));
      const ofOneChat = /\/chats\/[^/?]+$/;
      await page.route(ofOneChat, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(ofOneChat);
      await field(page).focus();
      await context.setOffline(false);
      await asked;
      await page.getByText('Asking needs a connection').waitFor({ state: 'detached' });
      expect(await turn(page, ink).isVisible()).toBe(true);
      expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
      release();
      await seenNote(page).waitFor({ state: 'detached' });
      expect(await field(page).inputValue()).toBe('And on suede?');
      await page.unroute(ofOneChat);
    },
  );

  it('[CHAT31] goes with the login', { tags: 'full', timeout: 240_000 }, async () => {
    const { page } = await openWithChats();
    await expect.poll(() => isHeld(page, ink)).toBe(true);
    await logOut(page);
    await expect.poll(() => isHeld(page, ink)).toBe(false);
  });

  it('[CHAT31] goes with its chat, and with all of them', { tags: 'full', timeout: 240_000 }, async () => {
    const { page } = await openWithChats();
    await expect.poll(() => isHeld(page, ink)).toBe(true);
    await page.getByRole('button', { name: `More about ${ink}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => isHeld(page, ink)).toBe(false);
    expect(await isHeld(page, wine)).toBe(true);
    await page.goto('/ChatbotHistory');
    await page.getByRole('button', { name: 'Erase all', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click();
    await page.getByRole('heading', { name: 'Nothing asked yet' }).waitFor();
    await expect.poll(() => isHeld(page, wine)).toBe(false);
  });

  it('[CHAT31] goes with everything else on the device', { tags: 'full', timeout: 240_000 }, async () => {
    const { page } = await openWithChats();
    await expect.poll(() => isHeld(page, ink)).toBe(true);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Erase everything on this device' }).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.waitForURL(/\/front-page$/);
    await expect.poll(() => isHeld(page, ink)).toBe(false);
  });
});
