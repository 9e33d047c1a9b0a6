/**
 * The server disappears while a form is filled in: the input is kept, the page says in plain words how to go on,
 * and once the server is back the form is sent, once.
 */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { long } from '../counts.ts';
import { sendings } from './sending/all.ts';
import { type Filled, isOf, nameOf, type Sending } from './sending/sending.ts';
import { useBrowser } from './support.ts';

const browser = useBrowser();

type Fault = (route: Route, sending: Sending) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'is behind a proxy that answers 502 with a page': (route) =>
    route.fulfill({
      status: 502,
      contentType: 'text/html',
      body: '<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>',
    }),
  'is behind a proxy that answers 503 with Retry-After': (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '1', 'content-type': 'text/plain' },
      body: 'no healthy upstream',
    }),
  'does it, and the answer is lost': async (route, sending) => {
    if (!isOf(sending, route.request())) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  },
};

const plainWords =
  /cannot be reached|no connection|connection|not ready|went wrong|takes too long|try again|nobody knows/i;

/** The message about the failure, wherever the page shows it. */
const told = (page: Page) =>
  page
    .locator('[role=alert], .mantine-InputWrapper-error, [data-tone=negative]')
    .filter({ visible: true, hasText: plainWords })
    .first();

async function tryAgain(page: Page, { button }: Filled): Promise<void> {
  const offered = page.getByRole('button', { name: /^(Try again|Ask again)$/ }).filter({ visible: true });
  if ((await offered.count()) > 0) await offered.first().click();
  else await button.click();
}

/** One for each way of sending: a statechart, a dialog that closes, a form of its own, an upload, identity, a document. */
const usual = new Set([
  'ui/conversation/question-field.tsx',
  'transactions/hold-dialog.tsx',
  'trade/tenants/tenant-form.tsx',
  'screening/application-form.tsx',
  'profile/profile-form.tsx',
]);
const rows = sendings.filter(({ file, request }) => request && (long || usual.has(file)));

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s', { timeout: 120_000 }, (_, sending) => {
  it.each(Object.entries(faults))('is sent once when the server %s', async (_name, fault) => {
    const { page, person } = await openFor(sending);
    const filled = await sending.fill(page, person);
    const typed = await filled.field?.inputValue();
    let carriedOut = 0;
    page.on('response', (response) => {
      if (response.ok() && isOf(sending, response.request())) carriedOut += 1;
    });
    const isAsked = (url: URL) => /^\/(api|v1|identitytoolkit|securetoken)/.test(url.pathname);
    await page.route(isAsked, (route) => fault(route, sending));
    await filled.button.click();
    await told(page).waitFor();
    if (typed !== undefined && (await filled.field!.count()) > 0) {
      // In its field, or on the page among what could not be sent.
      const kept = (await filled.field!.inputValue()) === typed || (await page.getByText(typed).count()) > 0;
      expect(kept, 'what was typed').toBe(true);
    }
    await page.unrouteAll({ behavior: 'wait' });
    await tryAgain(page, filled);
    await filled.done();
    expect(await (filled.effects?.() ?? carriedOut)).toBe(1);
  });
});

async function openFor({ who }: Sending) {
  if (who === 'visitor') return { ...(await browser.open('/terms')), person: nobody };
  if (who === 'newcomer') return browser.openNew('/terms');
  return { ...(await browser.openAs(who, '/terms')), person: who };
}

const nobody = { email: '', password: '' };
