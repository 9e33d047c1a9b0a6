/**
 * A script in every text field: typed into the pages, and stored as the names of things. Wherever it is shown it is text:
 * it creates no element, and the browser has no script to block.
 */
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/views/routes.tsx';
import { exampleAddresses } from './addresses.ts';
import { ownJob, sendResume } from './jobs.ts';
import { untilSettled } from './looks.ts';
import { contactOf, somePhone } from './orders.ts';
import { sharedOrigin } from './origin.ts';
import { register } from './people.ts';
import { sharePhoto } from './posts.ts';
import { recording } from '../server/trade/recordings.ts';
import { type Person, somebody, untilMounted, useBrowser, type Window } from './support.ts';
import { admin, asPerson, client, merchant, offer, tokenOf } from './trade.ts';

const browser = useBrowser();

/** Shorter than the lowest maximum length of any name. */
const script = `"'><script>hit=1</script><img class=hit src=x onerror=hit=1>`;

/** The same without a slash, for the name of a file. */
const scriptName = `"'><img class=hit src=x onerror=hit=1>.webm`;

const asJson = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

async function send(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(`${sharedOrigin()}${url}`, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A person whose own names are scripts, with all rights. */
async function registerMallory(): Promise<Person> {
  const person = { ...somebody('Mallory'), firstName: script, displayName: script };
  await register(sharedOrigin(), person);
  const { sub } = decodeJwt(await tokenOf(person));
  await send(`/api/hosted/admin/users/${sub}/roles`, {
    method: 'PUT',
    headers: asJson(await tokenOf(admin)),
    body: JSON.stringify({ roles: ['admin', 'merchant'] }),
  });
  return person;
}

/** Products, a sale, a business, a job with an applicant, a todo, all with such names. @returns where they are shown */
async function storeEverywhere(person: Person): Promise<ReadonlyMap<string, string>> {
  const ask = await asPerson(person);
  const product = await offer({ title: script }, person);
  const { number } = await ask<{ number: number }>('POST', '/transactions', {
    key: randomUUID(),
    buyerUid: null,
    quoteRequestId: null,
    contact: { ...contactOf(script, somePhone()), address: script },
    paymentMethod: 'card',
    note: script,
    lines: [{ productId: null, title: script, quantity: 1, priceCents: 100 }],
    place: true,
  });
  const tenant = await ask<{ number: number }>('POST', '/tenants', {
    key: randomUUID(),
    name: script,
    contactFirstName: script,
    contactLastName: script,
    phone: '',
    email: '',
    address: { street: script, postalCode: '', city: script, country: script },
    plan: 'Basic',
    monthlyFeeCents: 0,
    status: 'active',
  });
  const job = await ownJob(person, script);
  await sendResume(client, job, {
    name: script,
    email: person.email,
    text: `${script}\n\nSkills\n${script}`,
  });
  return new Map([
    ['product-view/:id', `product-view/${product.id}`],
    ['products/:id', `products/${product.id}`],
    ['view-transaction/:transactId', `view-transaction/${number}`],
    ['tenants/edit/:id', `tenants/edit/${tenant.number}`],
    ['public/job-opening/:id', `public/job-opening/${job}`],
  ]);
}

/** The second backend has accounts of its own. @returns the address of a todo's page */
async function storeTodo(page: Page): Promise<string> {
  const username = `mallory.${Date.now()}`;
  const password = 'saddle-soap and patience 42';
  const headers = { 'content-type': 'application/json' };
  const account = {
    username,
    email: `${username}@patina.example`,
    first_name: script,
    last_name: script,
    password,
  };
  await send('/api/py/auth/register', { method: 'POST', headers, body: JSON.stringify(account) });
  const body = new URLSearchParams({ grant_type: 'password', username, password });
  const { access_token } = (await send('/api/py/auth/token', { method: 'POST', body })) as {
    access_token: string;
  };
  const { id } = (await send('/api/py/todos', {
    method: 'POST',
    headers: asJson(access_token),
    body: JSON.stringify({ title: script, description: script, priority: 3, complete: false }),
  })) as { id: number };
  await page.goto('/py_loginPage');
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await page.waitForURL('**/py_PageTodos');
  return `edit-todo/${id}`;
}

const textField =
  ':is(input:is([type=text], [type=search], [type=tel], :not([type])), textarea):enabled:visible';

/** @returns the number of fields */
async function typeEverywhere(page: Page): Promise<number> {
  const fields = page.locator(textField).and(page.locator(':not([readonly])'));
  let typed = 0;
  while (typed < (await fields.count())) {
    try {
      await fields.nth(typed).fill(script, { timeout: 3000 });
    } catch (error) {
      // An empty list hides its search field.
      if (typed < (await fields.count())) throw error;
      break;
    }
    typed += 1;
    await page.keyboard.press('Tab');
  }
  return typed;
}

/** Effects of the script on this page; empty when all is well. */
async function harm({ page, problems }: Window): Promise<readonly string[]> {
  const elements = await page.locator('img.hit').count();
  const ran = await page.evaluate(() => 'hit' in window);
  const refused = problems.filter((problem) => /content security policy/i.test(problem));
  return [...(elements > 0 ? ['an element'] : []), ...(ran ? ['it ran'] : []), ...refused];
}

/** Where the main part of the page shows stored names. */
const telling = [
  'product-view/:id',
  'my-products',
  'marketplace',
  'view-transaction/:transactId',
  'merchant-transactions',
  'tenants',
  'job-description',
  'public/job-opening',
  'public/job-opening/:id',
  'resume-screened',
  'py_PageTodos',
  'firestore-users',
];

/** Pages where a person with all rights always has a field to type into. */
const withFields = [
  'profile/edit/:id?',
  'settings',
  'ledger',
  'view-transaction/:transactId',
  'new-transaction',
  'marketplace',
  'post-product/:postId?',
  'tenants/add',
  'tenants/edit/:id',
  'preSignup',
  'py_registerPage',
  'add-todo',
  'edit-todo/:id',
  'job-description',
  'public/job-opening',
  'hr-agent',
  'chatBot',
  'hr-chat',
];

/** Visits all pages and types into all fields. @returns the pages with fields: how many depends on other tests' data */
async function visitAll(
  window: Window,
  paths: readonly string[],
  addresses: ReadonlyMap<string, string>,
  { stored }: { readonly stored: boolean },
): Promise<readonly string[]> {
  const { page } = window;
  // Leaving typed text asks for confirmation.
  page.on('dialog', (dialog) => void dialog.accept());
  const wrong: string[] = [];
  const typed: string[] = [];
  for (const path of paths) {
    await page.goto(`/${addresses.get(path) ?? path}`);
    await untilMounted(page);
    await untilSettled(page);
    if (stored && telling.includes(path)) {
      const reported = page.getByRole('main').getByText(script).filter({ visible: true }).first();
      await reported.waitFor().catch(() => wrong.push(`${path}: does not show it`));
    }
    if ((await typeEverywhere(page)) > 0) typed.push(path);
    for (const what of await harm(window)) wrong.push(`${path}: ${what}`);
  }
  expect(wrong).toEqual([]);
  return typed;
}

describe('a script in a text field', () => {
  it('stays text on every page that a visitor sees', { timeout: 300_000 }, async () => {
    const window = await browser.open('/front-page');
    const paths = pages.filter(({ access }) => access === 'open').map(({ path }) => path);
    const typed = await visitAll(window, paths, await exampleAddresses(), { stored: false });
    expect(typed).toEqual(expect.arrayContaining(['signup', 'marketplace', 'py_registerPage', 'add-todo']));
  });

  it('stays text wherever what was stored is shown', { timeout: 600_000 }, async () => {
    const person = await registerMallory();
    const addresses = new Map([...(await exampleAddresses()), ...(await storeEverywhere(person))]);
    const window = await browser.openAs(person, '/front-page');
    addresses.set('edit-todo/:id', await storeTodo(window.page));
    const paths = pages.map(({ path }) => path);
    const typed = await visitAll(window, paths, addresses, { stored: true });
    expect(typed).toEqual(expect.arrayContaining(withFields));
  });

  it(
    'stays text in what people say about posts, and where they are told of it',
    { timeout: 300_000 },
    async () => {
      const mallory = await registerMallory();
      const post = await sharePhoto(merchant, { caption: script, visibility: 'public' });
      const body = `${script} @${post.owner.userName} ${randomUUID()}`;
      const say = await asPerson(mallory);
      const comment = await say<{ id: string }>('POST', `/posts/${post.id}/comments`, {
        ...{ key: randomUUID(), parentId: null, body },
      });
      await say('POST', `/posts/${post.id}/comments`, {
        key: randomUUID(),
        parentId: comment.id,
        body: script,
      });
      await say('PUT', `/comments/${comment.id}`, { body: `${script}${body}` });

      const window = await browser.openAs(merchant, `/photos/${post.id}`);
      const { page } = window;
      const main = page.getByRole('main');
      await main.getByRole('heading').or(main.locator('p')).filter({ hasText: script }).first().waitFor();
      const said = page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: body });
      await said
        .getByRole('link', { name: `@${post.owner.userName}` })
        .first()
        .waitFor();
      expect(await page.getByAltText(script, { exact: true }).count()).toBeGreaterThan(0);
      expect(await harm(window)).toEqual([]);

      await page.goto(`/replies/${post.id}/${comment.id}`);
      await said.first().waitFor();
      expect(await harm(window)).toEqual([]);

      await page.goto('/notices');
      const notice = main.getByRole('link').filter({ hasText: script });
      await notice.getByText('mentioned you').first().waitFor();
      expect(await harm(window)).toEqual([]);
    },
  );

  it(
    'stays text in the name of an upload, its caption and its transcript',
    { timeout: 300_000 },
    async () => {
      const mallory = await registerMallory();
      const window = await browser.openAs(mallory, '/audio-posts');
      const { page } = window;
      const content = { name: scriptName, mimeType: 'audio/webm', buffer: await recording({ video: null }) };
      await page.getByLabel('Sound files').setInputFiles(content);
      await page.getByLabel(`Caption of ${scriptName}`).fill(script);
      expect(await harm(window)).toEqual([]);
      await page.getByRole('button', { name: 'Publish the sound' }).click();
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await uploads.getByText(scriptName).first().waitFor();
      // The server reads it in a separate process, which starts slowly on a busy machine.
      const published = uploads.getByRole('link', { name: 'Look at it' });
      const id = (await published.getAttribute('href', { timeout: 120_000 }))!.split('/').at(-1)!;
      await published.click();
      await page.waitForURL(`**/${id}`);
      await page.getByRole('heading', { level: 1, name: 'Sound', exact: true }).waitFor();
      expect(await harm(window)).toEqual([]);

      await (
        await asPerson(mallory)
      )('PUT', `/posts/${id}/transcript`, {
        language: 'en',
        lines: [
          { startMs: 0, endMs: 500, text: script },
          { startMs: 500, endMs: null, text: `--> ${script}` },
        ],
      });
      await page.reload();
      await page.getByText('What is said').click();
      await page.getByRole('main').getByText(script).filter({ visible: true }).first().waitFor();
      const cues = await page.locator('track').evaluate(async (track) => {
        const { track: captions } = track as HTMLTrackElement;
        const loaded = new Promise((done) => (track as HTMLTrackElement).addEventListener('load', done));
        captions.mode = 'hidden';
        if (!captions.cues?.length) await loaded;
        return [...captions.cues!].map((cue) => {
          const shown = (cue as VTTCue).getCueAsHTML();
          return [shown.textContent, shown.querySelectorAll('*').length];
        });
      });
      expect(cues).toEqual([
        [script, 0],
        [`--> ${script}`, 0],
      ]);
      expect(await harm(window)).toEqual([]);
      await page.goto(`/audios-AI-stt?post=${id}`);
      expect(await harm(window)).toEqual([]);
    },
  );
});
