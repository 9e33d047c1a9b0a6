/** The page where admins see the statecharts: diagrams, test paths, exports, and what runs in their tab. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../../src/machines/paths/formats/html.ts';
import { defaults } from '../../src/machines/paths/options.ts';
import { makeSuite } from '../../src/machines/paths/suite.ts';
import { loadGraph, machineNames } from '../paths/models.ts';
import { demoPassword } from '../support/server.ts';
import { footerColor } from './colors.ts';
import { expectAccessible, signIn, useBrowser, type Window } from './support.ts';
import { admin } from './trade.ts';

const browser = useBrowser();

async function openQa(query = '', { width = 1280, darkMode = false } = {}): Promise<Window> {
  const window = await browser.openAs(admin, `/qa${query}`, {
    viewport: { width, height: 900 },
    local: { settings: { darkMode } },
  });
  await window.page.getByRole('heading', { level: 1, name: 'QA' }).waitFor();
  return window;
}

const picture = (page: Page, name: string) =>
  page.getByRole('img', { name: new RegExp(`^Statechart ${name}\\.`) });

describe('the qa page', () => {
  it('sends a non-admin to their profile', async () => {
    const { page } = await browser.openNew('/qa');
    await page.waitForURL('**/profile/edit');
    expect(await page.getByRole('link', { name: 'QA' }).count()).toBe(0);
  });

  it('shows every statechart that has a model, drawn', { tags: 'full', timeout: 120_000 }, async () => {
    const { page, problems } = await openQa('?generator=shortest');
    await page.getByRole('link', { name: 'QA' }).first().waitFor();
    const choice = page.getByRole('combobox', { name: 'Statechart' });
    await choice.waitFor();
    expect(await choice.getByRole('option').allTextContents()).toEqual(machineNames());
    for (const noun of machineNames()) {
      await choice.selectOption(noun);
      await picture(page, noun).waitFor({ timeout: 40_000 });
      expect(await picture(page, noun).locator('rect').count()).toBeGreaterThan(2);
      expect(page.url()).toContain(`machine=${noun}`);
    }
    expect(problems).toEqual([]);
  });

  it('steps through a path with the active state lit, its payload and its facts', async () => {
    const { page } = await openQa('?machine=registration');
    await page.getByText('Step 0 of').waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.waitForURL('**step=1**');
    await page.getByText('you submit the registration').first().waitFor();
    await page.getByText('"firstName": "Anna"').waitFor();
    expect(await page.getByText('secret').count()).toBe(0);
    await page.getByText('RegistrationSubmitted v1').waitFor();
    expect(await picture(page, 'registration').getAttribute('aria-label')).not.toContain('Active: nothing');
    expect(
      await picture(page, 'registration').locator('[data-active] > text').first().textContent(),
    ).toBeTruthy();
    await page.reload();
    await page.getByText('Step 1 of').waitFor();
  });

  it(
    'goes to a step, by key, by number, by search and by itself, and runs the path',
    { tags: 'full' },
    async () => {
      const { page } = await openQa('?machine=registration&generator=transitions');
      await page.getByText('Step 0 of 61').waitFor();
      await page.getByRole('button', { name: 'Next step' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Step 1 of 61').waitFor();
      await page.keyboard.press('End');
      await page.getByText('Step 61 of 61').waitFor();
      await page.keyboard.press('Home');
      await page.getByText('Step 0 of 61').waitFor();
      await page.getByRole('textbox', { name: 'Go to step' }).fill('7');
      await page.getByText('Step 7 of 61').waitFor();
      await page.getByRole('button', { name: 'Play' }).click();
      await page.getByText('Step 8 of 61').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByLabel('Search the steps').fill('“sign out” fails');
      await page.getByText('Found in 1 path.').waitFor();
      await page.getByRole('button', { name: /^Path 1, step \d+$/ }).click();
      await page.getByText('“sign out” fails: The server cannot be reached').first().waitFor();
      await page.getByRole('button', { name: 'Run this path' }).click();
      await page.getByText('All 61 steps did what the path says').waitFor();
    },
  );

  it(
    'plays a path that failed elsewhere from the step that failed, as a sequence, and refuses other files',
    { tags: 'full' },
    async () => {
      const { page, problems } = await openQa('?view=failed');
      await page.getByText('No failed path is open').waitFor();
      const choose = page.locator('input[type=file]');
      const give = (name: string, json: unknown) =>
        choose.setInputFiles({ name, mimeType: '', buffer: Buffer.from(JSON.stringify(json)) });
      await give('other.json', { machine: 'settings' });
      await page.getByText('other.json: It is neither a path nor a suite of paths').waitFor();
      const failure = { step: 2, name: 'setting.change:too-long', problem: 'it is in "ready"' };
      const path = {
        machine: 'settings',
        replay: '@nothing setting.change:dark setting.change:too-long refusal.dismiss',
        failure,
      };
      await give('failed-path.json', path);
      await page.getByText('Step 2 of 3, the one that failed').waitFor();
      await page.getByText('it is in "ready"').waitFor();
      await page.getByText('Here the statechart does all that the path says.').waitFor();
      expect(await page.getByText('cannot be used').count()).toBe(0);
      await page.getByText('As a sequence').click();
      const sequence = page.getByRole('img', { name: /^Sequence of You, settings/ });
      await sequence.getByText('setting refused').waitFor();
      expect(await sequence.locator('[data-failed]').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Next step' }).click();
      await page.getByText('Step 3 of 3').waitFor();
      await give('two.json', [
        path,
        { ...path, replay: '@nothing nobody.knows', failure: { ...failure, step: 1 } },
      ]);
      await page.getByText('2 paths of two.json').waitFor();
      await page.getByRole('button', { name: /settings, step 1/ }).click();
      await page.getByText('Step 1, nobody.knows, cannot happen there', { exact: false }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  it(
    'finds paths to a target, counts what they cover, and keeps the choice in the address',
    { tags: 'full' },
    async () => {
      const { page } = await openQa('?machine=auth');
      const all = page.getByRole('row', { name: /^Transitions/ });
      await all.getByText('100 %').waitFor();
      await page.getByLabel('Ending in').selectOption('auth.ready');
      await page.getByLabel('Find paths by').selectOption({ index: 0 });
      await page.getByText('1 step', { exact: false }).first().waitFor();
      await page.getByText(/not covered/).waitFor();
      expect(new URL(page.url()).search).toContain('target=auth.ready');
      await page.reload();
      await page.getByText(/not covered/).waitFor();
      await expect.poll(() => page.getByLabel('Ending in').inputValue()).toBe('auth.ready');
    },
  );

  it('walks at random from a seed, and refuses a wrong one beside its field', { tags: 'full' }, async () => {
    const { page } = await openQa('?machine=settings&generator=random&steps=50');
    await page.getByText('50 steps', { exact: false }).first().waitFor();
    const walk = page.getByRole('form', { name: 'Random walk' });
    await walk.getByLabel('Seed').fill('-1');
    await walk.getByRole('button', { name: 'Walk' }).click();
    await walk.getByText('A whole number from 0').waitFor();
    await walk.getByLabel('Seed').fill('7');
    await walk.getByRole('button', { name: 'Walk' }).click();
    await page.getByText('Seed 7.').waitFor();
  });

  it('saves the paths in each format', { tags: 'full' }, async () => {
    const { page } = await openQa('?machine=settings');
    for (const [format, beginning] of [
      ['json', '['],
      ['markdown', '# Settings: every transition in every context'],
      ['gherkin', 'Feature: settings'],
      ['csv', 'machine,path,step'],
      ['mermaid', '---'],
      ['junit', '<?xml'],
      ['html', '<!doctype html>'],
    ] as const) {
      await page.getByLabel('Format').selectOption(format);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the paths' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^settings\.edge\./);
      expect(readFileSync(await download.path(), 'utf8').slice(0, beginning.length)).toBe(beginning);
    }
  });

  it(
    'writes a report that is searched and stepped through where it is opened',
    { tags: 'full' },
    async () => {
      const graph = await loadGraph('registration');
      const options = { ...defaults, generator: 'transitions' as const };
      const html = toHtml([makeSuite('registration', graph, options)]);
      const { page, problems } = await openQa('?machine=settings');
      await page.goto('about:blank');
      await page.setContent(html);
      await page.getByText('Path 1, 61 steps').click();
      const active = () =>
        page.locator('svg .active').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
      await expect.poll(active).toEqual(['registration.idle']);
      await page.getByRole('button', { name: 'Next step' }).click();
      expect(await active()).toEqual(['registration.creatingAccount']);
      expect(await page.locator('li[aria-current]').count()).toBe(1);
      await page.keyboard.press('End');
      expect(await page.getByLabel('Go to step').inputValue()).toBe('61');
      await page.keyboard.press('Home');
      await page.getByLabel('Go to step').fill('7');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Play' }).click();
      await expect.poll(() => page.getByLabel('Go to step').inputValue()).toBe('8');
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByLabel('Search the steps').fill('“sign out” fails');
      await page.getByText('Found in 1 path.').waitFor();
      expect(await page.locator('li.hit').count()).toBeGreaterThan(0);
      await page.getByLabel('Search the steps').fill('nobody says this');
      await page.getByText('Found in 0 paths.').waitFor();
      expect(await page.getByText('Path 1, 61 steps').isVisible()).toBe(false);
      expect(problems).toEqual([]);
    },
  );

  it('shows what runs in this tab while it happens, without what was typed', { tags: 'full' }, async () => {
    // Its password was typed in this very tab.
    const next = encodeURIComponent('/qa?view=running&machine=settings');
    const { page } = await browser.open(`/login?next=${next}`);
    await signIn(page, admin);
    await page.getByText('Last events').waitFor();
    await footerColor(page, 'Dark').check();
    await page.getByText('setting.change').first().waitFor();
    await page.getByRole('combobox', { name: 'Statechart' }).selectOption('auth');
    await page.getByText('signIn.submit').waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(demoPassword);
    await picture(page, 'auth').locator('[data-active]').first().waitFor();
  });

  it('never keeps the page from answering while paths are found', { tags: 'full' }, async () => {
    const { page } = await openQa('?machine=settings');
    await page.getByText('Step 0 of').waitFor();
    const { longest, took } = await page.evaluate(async () => {
      const tasks: number[] = [];
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        entryTypes: ['longtask'],
      });
      const select = [...document.querySelectorAll('select')][0]!;
      const began = performance.now();
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, 'ledger');
      select.dispatchEvent(new Event('change', { bubbles: true }));
      const found = () => document.body.textContent.includes('Contexts distinguished by: waiting commands');
      while (!found()) await new Promise((later) => setTimeout(later, 50));
      return { longest: Math.max(0, ...tasks), took: performance.now() - began };
    });
    // Most of the time is finding the paths of the ledger, which depends on the machine; drawing hundreds of rows must be fast.
    expect(longest).toBeLessThan(took / 8);
  });

  it('says so when the statecharts cannot be loaded, and tries again', { tags: 'full' }, async () => {
    const { page } = await openQa('?machine=settings');
    await page.getByText('Step 0 of').waitFor();
    await page.route('**/qa.worker*', (route) => route.abort());
    await page.reload();
    await page.getByText('The statecharts could not be loaded').waitFor();
    await page.unroute('**/qa.worker*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Step 0 of').waitFor();
  });
});

describe.each([
  ['light', 390],
  ['light', 1280],
  ['dark', 390],
  ['dark', 1280],
] as const)('in %s at %i', (colors, width) => {
  it.each(['?machine=auth&step=2', '?view=running&machine=auth'])(
    '%s has no violation',
    { tags: 'full' },
    async (query) => {
      const { page } = await openQa(query, { width, darkMode: colors === 'dark' });
      await picture(page, 'auth').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectAccessible(page);
    },
  );
});

describe('what was really used', () => {
  it(
    '[INSPECT5] is counted from this device, and from files that were exported',
    { tags: 'full' },
    async () => {
      const { page } = await openQa('?view=used&machine=settings');
      await page.getByText('No facts of settings yet').waitFor();
      await footerColor(page, 'Dark').check();
      // The journal is read when a statechart is chosen, and written a moment after the step.
      const choice = page.getByRole('combobox', { name: 'Statechart' });
      const changes = page.getByRole('row').filter({ hasText: 'setting.change' });
      await expect
        .poll(async () => {
          await choice.selectOption('auth');
          await picture(page, 'auth').waitFor();
          await choice.selectOption('settings');
          await page.getByText(/No facts of settings yet|\d facts? shows?/).waitFor();
          return changes.getByText('1', { exact: true }).count();
        })
        .toBe(1);
      await page.getByText(/\d+ not seen/).waitFor();
      await expectAccessible(page);

      await page.goto('/log?stream=settings');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      const text = readFileSync(await download.path());
      await page.goto('/qa?view=used&machine=settings');
      await page.getByText('1 fact shows', { exact: false }).waitFor();
      const choose = page.locator('input[type=file]');
      await choose.setInputFiles({ name: 'settings.jsonl', mimeType: '', buffer: text });
      await page.getByText('From settings.jsonl.').waitFor();
      await page.getByRole('row').filter({ hasText: 'setting.change' }).waitFor();
      const bad = Buffer.from(text.toString().replace('darkMode', 'dorkMode'));
      await choose.setInputFiles({ name: 'bad.jsonl', mimeType: '', buffer: bad });
      await page.getByText('bad.jsonl: Line 2', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'This device' }).click();
      await page.getByText('From the journals of this device.').waitFor();
    },
  );
});
