/** Forms of the chatbot: asking a question, rewording it, and renaming a chat. */
import type { Page } from 'playwright-core';
import { button, gone, type Sending } from './sending.ts';

const words = 'Ink on my leather bag?';
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const field = (page: Page) => page.getByLabel('Your question', { exact: true });
const copies = (page: Page) => log(page).getByRole('button', { name: 'Copy' });

async function open(page: Page): Promise<void> {
  await page.goto('/chatBot');
  await field(page).fill(words);
}

async function ask(page: Page): Promise<void> {
  await open(page);
  await button(page, 'Ask').click();
  await copies(page).first().waitFor();
}

export const chatSendings: readonly Sending[] = [
  {
    file: 'ui/conversation/question-field.tsx',
    who: 'newcomer',
    request: /^POST .*\/chats$/,
    async fill(page) {
      await open(page);
      return {
        button: button(page, 'Ask'),
        field: field(page),
        done: () => copies(page).first().waitFor(),
        effects: () => log(page).getByRole('article').count(),
      };
    },
  },
  {
    file: 'chat/turn.tsx',
    who: 'newcomer',
    request: /^POST .*\/chats$/,
    async fill(page) {
      await ask(page);
      await field(page).press('ArrowUp');
      const form = page.getByRole('form', { name: 'Edit the question' });
      await form.getByLabel('Your question').fill('Ink on my leather sofa?');
      return {
        button: form.getByRole('button', { name: 'Ask again' }),
        field: null,
        done: () => log(page).getByText('2/2').waitFor(),
        effects: () => log(page).getByText('2/2').count(),
      };
    },
  },
  {
    file: 'chat/chat-list.tsx',
    who: 'newcomer',
    request: /^PUT .*\/chats\//,
    async fill(page) {
      await ask(page);
      await page.getByRole('button', { name: `More about ${words}` }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('My bag');
      return {
        button: dialog.getByRole('button', { name: 'Rename' }),
        field: dialog.getByLabel('Name'),
        done: () => gone(dialog),
      };
    },
  },
];
