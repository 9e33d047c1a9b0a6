/** The chatbot for a signed-in person: answers with sources, branches, saving, renaming, deleting; and a broken network. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heldOnDevice } from './held-on-device.ts';
import { addEntry, openLedger } from './ledger-page.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { putRecogniser, recogniserOf } from './paths/recogniser.ts';
import { jpegOf, type Shot } from '../server/vision/two-photos.ts';
import { somebody, useBrowser } from './support.ts';

const browser = useBrowser();

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const turn = (page: Page, question: string) =>
  log(page).getByRole('article', { name: question, exact: true });
const field = (page: Page) => page.getByLabel('Your question', { exact: true });
const chats = (page: Page) => page.getByRole('complementary').getByRole('list', { name: 'Chats' });
const ink = 'Ink on my leather bag: what do I do?';

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
  const asked = turn(page, question).last();
  await asked.getByRole('button', { name: 'Copy' }).waitFor();
  return asked;
}

async function open() {
  const window = await browser.openNew(undefined, { person: somebody('Anna') });
  await window.page.goto('/chatBot');
  await window.page.getByRole('heading', { name: 'Chatbot', level: 1 }).waitFor();
  await field(window.page).waitFor();
  return window;
}

describe('a question being written', () => {
  it('survives another page and a reload, and goes when it is sent', async () => {
    const { page } = await open();
    await field(page).fill(ink);
    await page.getByRole('link', { name: 'Money bag' }).first().click();
    await page.getByRole('heading', { name: 'Money bag', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe(ink);
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(ink);
    await field(page).press('Enter');
    await turn(page, ink).waitFor();
    await page.reload();
    await turn(page, ink).waitFor();
    expect(await field(page).inputValue()).toBe('');
  });
});

describe('files of a question', () => {
  it(
    'are chosen, removed, refused beside the field, and shown with the question after a reload',
    { timeout: 90_000 },
    async () => {
      const { page } = await open();
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Attach files' }).click();
      const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('A saddle bag.') });
      await (await choosing).setFiles([text('bag.txt'), text('other.txt'), text('tool.exe')]);
      const chosen = page
        .getByRole('form', { name: 'Question' })
        .getByRole('list', { name: 'Attached files' });
      await chosen.getByText('Attach a photo, a PDF').waitFor();
      await page.getByRole('button', { name: 'Remove tool.exe' }).click();
      await page.getByRole('button', { name: 'Remove other.txt' }).click();
      await page.route('**/api/py/chat-attachments', (route) => route.abort(), { times: 1 });
      await field(page).fill(ink);
      await field(page).press('Enter');
      await chosen.getByText('Ask again to try once more.').waitFor();
      expect(await field(page).inputValue()).toBe(ink);
      const asked = await ask(page, ink);
      await asked.getByRole('button', { name: 'Save bag.txt' }).waitFor();
      await asked.getByText('I can’t read it').waitFor();
      await chosen.waitFor({ state: 'detached' });
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/attached.png` });
      await page.reload();
      await turn(page, ink).getByRole('button', { name: 'Save bag.txt' }).waitFor();
    },
  );
});

it(
  '[CHAT21] hands photos of a question on to the image analysis',
  { tags: 'full', timeout: 120_000 },
  async () => {
    const { page, problems } = await open();
    const photo = async (name: string, shot: Shot) => ({
      ...{ name, mimeType: 'image/jpeg' },
      buffer: Buffer.from(await jpegOf(shot)),
    });
    const attach = async (...photos: Awaited<ReturnType<typeof photo>>[]) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Attach files' }).click();
      await (await choosing).setFiles(photos);
    };
    const dirty = await photo('dirty.jpg', { stain: 1 });
    await attach(dirty);
    const asked = await ask(page, ink);
    await asked.getByRole('link', { name: 'image analysis' }).waitFor();
    await attach(dirty, await photo('clean.jpg', { stain: 0.2 }));
    await ask(page, 'And on suede?');
    await page.getByRole('link', { name: 'Measure these photos as before and after' }).click();
    await page.getByAltText('After: the photo you chose').waitFor();
    await page.getByAltText('Before: the photo you chose').waitFor();
    await page.goBack();
    await turn(page, ink).getByRole('link', { name: 'Measure this photo' }).click();
    await page.getByAltText('Before: the photo you chose').waitFor();
    expect(await page.getByAltText('After: the photo you chose').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.goto('/vision-submit?before=gone');
    await page
      .getByRole('alert')
      .filter({ hasText: 'Not every photo from your chat could be opened' })
      .waitFor();
    await page.getByRole('button', { name: 'Measure the difference' }).waitFor();
  },
);

describe('the chatbot', () => {
  it(
    'answers with sources, keeps branches, and finds them again after a reload',
    { tags: 'looks', timeout: 240_000 },
    async () => {
      const { page, problems } = await open();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByText('Write a question').waitFor();

      const first = await ask(page, ink);
      await first.getByText('Answered by the app itself').waitFor();
      await first.getByRole('link', { name: /^Source 1: / }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: 'The answer is complete' })
        .waitFor({ state: 'attached' });
      await expect.poll(() => chats(page).getByRole('listitem').count()).toBe(1);
      await ask(page, 'And on suede?');
      await expectAccessibleInEveryLook(page);

      // ↑ edits the last question, which creates a branch.
      await field(page).press('ArrowUp');
      const editing = page.getByRole('form', { name: 'Edit the question' });
      await editing.getByLabel('Your question').fill('And on nubuck?');
      await editing.getByRole('button', { name: 'Ask again' }).click();
      const edited = turn(page, 'And on nubuck?');
      await edited.getByText('2/2').waitFor();
      await edited.getByRole('button', { name: 'Copy' }).waitFor();
      await edited.getByRole('button', { name: 'Earlier version' }).click();
      await turn(page, 'And on suede?').getByText('1/2').waitFor();

      await page.reload();
      await turn(page, ink).getByRole('button', { name: 'Copy' }).waitFor();
      await turn(page, 'And on nubuck?').waitFor();
      await expect.poll(() => log(page).getByRole('article').count()).toBe(2);

      await turn(page, ink)
        .getByRole('link', { name: /^Source 1: / })
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/guides\//);
      expect(new URL(page.url()).hash).not.toBe('');
      await page.goBack();
      await turn(page, ink).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it(
    '[CHAT18] answers about the ledger on this device, and asks the server nothing',
    { tags: 'looks', timeout: 240_000 },
    async () => {
      const { page, problems } = await open();
      await openLedger(page);
      await addEntry(page, 'Fuel', '-20.50');
      await addEntry(page, 'Sofa, cleaned', '120');
      await page.goto('/chatBot');
      await field(page).waitFor();
      await ask(page, ink);
      await expect.poll(() => chats(page).getByRole('listitem').count()).toBe(1);

      const sent: string[] = [];
      page.on('request', (request) =>
        sent.push(`${request.method()} ${request.url()} ${request.postData()}`),
      );
      const spent = await ask(page, 'What did I spend on fuel?');
      await spent.getByText('Answered on this device, not sent').waitFor();
      await spent.getByText('$20.50').first().waitFor();
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Attach files' }).click();
      await (
        await choosing
      ).setFiles([{ name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('Soap: 12') }]);
      const soap = await ask(page, 'And on soap?');
      await soap.getByText('“bill.txt” was not used: this answer comes from your money bag alone.').waitFor();
      await page.getByRole('button', { name: 'Remove bill.txt' }).click();
      const balance = await ask(page, 'What is my balance?');
      await balance.getByRole('cell', { name: '$99.50' }).first().waitFor();
      // Also when worded differently.
      await turn(page, ink).getByRole('button', { name: 'Edit' }).click();
      const editing = page.getByRole('form', { name: 'Edit the question' });
      await editing.getByLabel('Your question').fill('Which of my entries are unpaid?');
      await editing.getByRole('button', { name: 'Ask again' }).click();
      await turn(page, 'Which of my entries are unpaid?').getByText('2 entries').waitFor();
      const told = sent.filter((each) => each.includes('/api/'));
      expect(told.filter((each) => each.includes('/chats'))).toEqual([]);
      expect(told.filter((each) => /fuel|soap|spend|balance|entries|20\.50|99\.50/i.test(each))).toEqual([]);
      await expectAccessibleInEveryLook(page);

      // A new question continues the chat; nothing of the ledger was stored.
      await ask(page, 'What do I owe?');
      await turn(page, 'What do I owe?').getByRole('link', { name: 'To pay' }).waitFor();
      await page.reload();
      await turn(page, 'What do I owe?').waitFor();
      expect(await log(page).getByRole('article').count()).toBe(2);
      expect(problems).toEqual([]);
    },
  );

  it(
    '[CHAT27] answers in a temporary chat, which leaves nothing behind and asks before it goes',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { page, problems } = await open();
      const words = 'Zinnober ink on my leather bag?';
      await field(page).fill('Zinnober');
      await page.getByRole('switch', { name: 'Temporary chat' }).check();
      // The typed text stays.
      await expect.poll(() => field(page).inputValue()).toBe('Zinnober');
      await expectAccessibleInEveryLook(page);
      const answer = await ask(page, words);
      await answer.getByRole('link', { name: /^Source 1: / }).waitFor();
      await ask(page, 'And on suede?');
      const note = page.getByRole('region', { name: 'Temporary chat' });
      await note.getByText('gone when you leave').waitFor();
      await expectAccessibleInEveryLook(page);
      expect(new URL(page.url()).search).toBe('');
      expect(await page.getByRole('switch', { name: 'Temporary chat' }).count()).toBe(0);
      await page.getByRole('complementary').getByText('Nothing asked yet').waitFor();
      expect(await heldOnDevice(page)).not.toMatch(/Zinnober|suede\?/);

      // Leaving for another page or chat, or reloading, asks for confirmation.
      const dialog = page.getByRole('dialog', { name: 'End the temporary chat?' });
      const stay = async () => {
        await dialog.getByRole('button', { name: 'Stay here' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await turn(page, words).waitFor();
      };
      await page.getByRole('link', { name: 'Money bag', exact: true }).first().click();
      await stay();
      await page.getByRole('button', { name: 'New chat' }).click();
      await stay();
      const asked = new Promise<string>((told) =>
        page.once('dialog', (leaving) => {
          told(leaving.type());
          void leaving.accept();
        }),
      );
      await page.reload();
      expect(await asked).toBe('beforeunload');
      await page.getByRole('switch', { name: 'Temporary chat' }).waitFor();
      expect(await page.getByRole('switch', { name: 'Temporary chat' }).isChecked()).toBe(false);
      expect(await page.getByText('Zinnober').count()).toBe(0);

      // Stopped by the person.
      await page.getByRole('switch', { name: 'Temporary chat' }).check();
      await ask(page, words);
      await note.getByRole('button', { name: 'End it' }).click();
      await dialog.getByRole('button', { name: 'End it' }).click();
      await page.getByRole('switch', { name: 'Temporary chat' }).waitFor();
      expect(await page.getByText('Zinnober').count()).toBe(0);

      // A saved chat is found, so the search looks in the right place.
      await ask(page, ink);
      await expect.poll(() => chats(page).getByRole('listitem').count()).toBe(1);
      await page.goto('/ChatbotHistory');
      await page.getByText(ink).first().waitFor();
      expect(await page.getByText('Zinnober').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it(
    '[CHAT26] stops a temporary answer, and says when it broke off',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const { page } = await open();
      await page.getByRole('switch', { name: 'Temporary chat' }).check();
      const answers = '**/api/py/temporary-answers';
      const begun =
        'event: engine\ndata: {"engine":"Built in"}\n\nevent: piece\nid: 4\ndata: {"text":"Well"}\n\n';
      await page.route(answers, (route) => route.fulfill({ contentType: 'text/event-stream', body: begun }));
      await field(page).fill(ink);
      await field(page).press('Enter');
      await turn(page, ink).getByText('The answer broke off').waitFor();
      await turn(page, ink).getByText('Well').waitFor();
      await page.unroute(answers);

      // An answer that never ends.
      await page.evaluate((said) => {
        const real = globalThis.fetch;
        globalThis.fetch = (request, ...more) => {
          if (!(request instanceof Request) || !request.url.endsWith('/temporary-answers'))
            return real(request, ...more);
          const { signal } = request;
          const body = new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(said));
              signal.addEventListener('abort', () => {
                document.title = 'let go';
                controller.error(signal.reason);
              });
            },
          });
          return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
        };
      }, begun);
      await field(page).fill('And on suede?');
      await field(page).press('Enter');
      await turn(page, 'And on suede?').getByText('Well').waitFor();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await turn(page, 'And on suede?').getByText('Stopped here').waitFor();
      await expect.poll(() => page.title()).toBe('let go');
    },
  );

  it(
    '[CHAT29] takes a dictated question, and says first where the sound goes',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const { page, problems } = await open();
      await page.addInitScript(() => {
        Object.assign(window, { calls: { turn: async () => undefined } });
      });
      await putRecogniser(page.context());
      const speaks = recogniserOf(page);
      const dictate = page.getByRole('button', { name: 'Dictate', exact: true });
      const opened = async (path: string, here: string, anywhere: string) => {
        await page.addInitScript((said) => void Object.assign(window.recogniserOfPath, said), {
          here,
          anywhere,
        });
        await page.goto(path);
        await field(page).waitFor();
      };
      const write = page.getByRole('form', { name: 'Question' });

      // Recognized on this device: starts listening at once.
      await opened('/chatBot', 'available', 'available');
      await field(page).fill('Ink');
      await dictate.focus();
      await page.keyboard.press('Enter');
      await speaks.untilAsked();
      await speaks.tells('start');
      await write.getByText('Listening. The sound stays on this device.').waitFor();
      await speaks.hears('on my', false);
      await write.getByText('on my').waitFor();
      await expectAccessibleInEveryLook(page);
      await speaks.hears('on my leather bag?', true);
      await expect.poll(() => field(page).inputValue()).toBe('Ink on my leather bag?');
      await field(page).press('Escape');
      await speaks.tells('end');
      await dictate.waitFor();
      await field(page).press('Enter');
      await turn(page, 'Ink on my leather bag?').getByRole('button', { name: 'Copy' }).waitFor();

      // Recognized by the browser's maker: asks first, also in the HR agent's field.
      await opened('/hr-agent', 'unavailable', 'available');
      await dictate.click();
      await write.getByText('The browser sends the sound to its maker').waitFor();
      expect(await page.evaluate(() => window.recogniserOfPath.running)).toBe(false);
      await write.getByRole('button', { name: 'Not now' }).click();
      await dictate.click();
      await write.getByRole('button', { name: 'Listen' }).click();
      await speaks.untilAsked();
      await speaks.fails('not-allowed');
      await write.getByText('The browser may not listen').waitFor();
      await dictate.waitFor();

      // Without support there is no button.
      await opened('/chatBot', 'unavailable', 'unavailable');
      await page.waitForTimeout(500);
      expect(await dictate.count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it('renames, pins, deletes a chat and brings it back', { tags: 'full', timeout: 120_000 }, async () => {
    const { page, problems } = await open();
    await ask(page, ink);
    const menu = (name: string) =>
      chats(page)
        .getByRole('button', { name: `More about ${name}` })
        .click();
    await menu(ink);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByText('Give it a name').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My bag');
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await chats(page).getByRole('button', { name: 'My bag', exact: true }).waitFor();
    await menu('My bag');
    await page.getByRole('menuitem', { name: 'Pin to the top' }).click();
    await menu('My bag');
    await page.getByRole('menuitem', { name: 'Unpin' }).waitFor();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Your chats will be here').waitFor();
    await field(page).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await chats(page).getByRole('button', { name: 'My bag', exact: true }).click();
    await turn(page, ink).waitFor();
    expect(problems).toEqual([]);
  });

  it(
    '[CHAT14] goes on where it was when the network comes back, and says when a question did not arrive',
    { tags: 'full', timeout: 120_000 },
    async () => {
      const { page } = await open();
      // A new chat is reopened at its own address, and a quick answer is there already.
      await ask(page, 'How do I brush suede?');
      const answers = '**/api/py/chats/*/turns/*/answer';
      let cuts = 0;
      let askedAgainAt = 0;
      await page.route(answers, async (route) => {
        cuts += 1;
        askedAgainAt = Date.now();
        if (cuts > 2) await route.continue();
        else await route.abort();
      });
      await field(page).fill(ink);
      await field(page).press('Enter');
      await page.getByText('No connection. The answer goes on').waitFor();
      // Twice cut: once at first, and once after the page has looked again by itself.
      await expect.poll(() => cuts, { timeout: 30_000, interval: 20 }).toBe(2);
      // The page has noticed the second cut, too.
      await page.waitForTimeout(200);
      await page.getByText('No connection. The answer goes on').waitFor();
      const backAt = await page.evaluate(() => {
        dispatchEvent(new Event('online'));
        return Date.now();
      });
      const answer = turn(page, ink);
      await answer.getByRole('button', { name: 'Copy' }).waitFor();
      expect(askedAgainAt - backAt).toBeLessThan(500);
      await answer.getByRole('link', { name: /^Source 1: / }).waitFor();
      expect(cuts).toBe(3);

      await page.route('**/api/py/chats', (route) => route.abort());
      await field(page).fill('Does this arrive?');
      await field(page).press('Enter');
      await page.getByText('The question didn’t arrive').waitFor();
      await page.unroute('**/api/py/chats');
      await page.getByRole('button', { name: 'Try again' }).click();
      await turn(page, 'Does this arrive?').getByRole('button', { name: 'Copy' }).waitFor();
      await expect.poll(() => log(page).getByRole('article').count()).toBe(3);
    },
  );
});
