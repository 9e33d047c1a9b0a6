/** Every form of the product, submitted twice over a slow network: it takes effect once, and ends in success. */
import { describe, expect, it } from 'vitest';
import { long } from '../counts.ts';
import { behindARecord, silentForms, tellingForms } from './forms.ts';
import { sendings } from './sending/all.ts';
import { type Filled, isOf, nameOf, type Sending } from './sending/sending.ts';
import { useBrowser, untilMounted } from './support.ts';

const browser = useBrowser();

/** Milliseconds by which each request of the form is delayed. */
const delayMs = 700;

/** One for each way of sending: a statechart, a dialog that closes, a form with its own state, identity, the device itself. */
const usual = new Set([
  'ui/conversation/question-field.tsx',
  'screening/decision-dialog.tsx',
  'screening/screening-view.tsx',
  'settings/change-password.tsx',
  'ledger/add-form.tsx',
]);
const rows = long ? sendings : sendings.filter(({ file }) => usual.has(file));

const gestures = {
  'a double click': async ({ button }: Filled) => button.dblclick(),
  'Enter, twice': async ({ field, button }: Filled) => {
    await (field ?? button).press('Enter');
    // The second press goes to whatever has the focus then, as with a finger.
    await (field ?? button).page().keyboard.press('Enter');
  },
};

it('every form of the table has a row', () => {
  const known = [...[...silentForms, ...tellingForms].map(({ file }) => file), ...behindARecord];
  expect([...new Set(sendings.map(({ file }) => file))].toSorted()).toEqual([...new Set(known)].toSorted());
});

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s', { timeout: 120_000 }, (_, sending) => {
  it.each(Object.entries(gestures))('is sent once by %s', async (_name, press) => {
    const { page, person } = await openFor(sending);
    const filled = await sending.fill(page, person);
    await untilMounted(page);
    let carriedOut = 0;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isOf(sending, request)) asked.push(request.url());
    });
    page.on('response', (response) => {
      if (response.ok() && isOf(sending, response.request())) carriedOut += 1;
    });
    await page.route('**/*', async (route) => {
      if (isOf(sending, route.request())) await new Promise((go) => setTimeout(go, delayMs));
      await route.continue().catch(() => undefined);
    });
    await press(filled);
    await filled.done();
    // Late effects have arrived by now.
    await page.waitForTimeout(2 * delayMs);
    expect(await (filled.effects?.() ?? carriedOut)).toBe(1);
    if (sending.request) expect(asked.length).toBeGreaterThan(0);
  });
});

async function openFor({ who }: Sending) {
  if (who === 'visitor') return { ...(await browser.open('/terms')), person: nobody };
  return who === 'newcomer'
    ? browser.openNew('/terms')
    : { ...(await browser.openAs(who, '/terms')), person: who };
}

const nobody = { email: '', password: '' };
