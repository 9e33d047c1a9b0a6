/** The frame around every page: navigation, focus, scrolling, colors, notices, network. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { footerColor } from './colors.ts';
import { useBrowser, untilMounted } from './support.ts';
import { admin, merchant } from './trade.ts';

const browser = useBrowser();
const phone = { viewport: { width: 390, height: 844 } };

const scheme = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('a navigation', () => {
  it('sets the title, scrolls to the top and moves the focus to the heading', async () => {
    const { page } = await browser.open('/front-page');
    await untilMounted(page);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await expect.poll(() => page.title()).toBe('Privacy | Patina');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => focused(page)).toBe('Privacy');

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Leather remembers/ }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('leads to a place within a page', { tags: 'full' }, async () => {
    const { page } = await browser.open('/privacy');
    await page.getByRole('link', { name: 'erase everything' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });

  it(
    'keeps the rest of the app when a page cannot be loaded, and offers to try again',
    { tags: 'full' },
    async () => {
      const { page, context } = await browser.open('/front-page', { serviceWorkers: 'block' });
      await context.route(/terms-page.*\.js/, (route) => route.abort());
      await untilMounted(page);
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms' }).click();
      await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
      await page.getByRole('navigation', { name: 'Footer' }).waitFor();
      await context.unroute(/terms-page.*\.js/);
      await page.getByRole('button', { name: 'Load it again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
    },
  );
});

describe('a page', () => {
  it('that breaks leaves the rest of the app standing, and a way back', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/color-scheme.js', { serviceWorkers: 'block' });
    await context.route(/not-found-page.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function NotFoundPage() { throw new Error('broken on purpose') }",
      }),
    );
    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' }).waitFor();
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: /Leather remembers/ }).waitFor();
  });

  it('whose code is on the way has its place held, under the header', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/color-scheme.js', { serviceWorkers: 'block' });
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((release) => (letThrough = release));
    await context.route(/audit-page.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/audit', { waitUntil: 'commit' });
    await page.getByRole('status', { name: 'Loading the page' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Patina' }).waitFor();
    letThrough();
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  });
});

describe('a start that fails', () => {
  it('is logged, says why in plain words, and can be tried again', { tags: 'full' }, async () => {
    const { page, context, problems } = await browser.open('/color-scheme.js', { serviceWorkers: 'block' });
    await context.route('**/api/hosted/config', (route) => route.abort());
    // As the service worker would show it to a person whose device has lost its data.
    await context.route('**/audit', async (route) => {
      const answer = await route.fetch({ url: new URL('/index.html', route.request().url()).href });
      await route.fulfill({ response: answer });
    });
    await page.goto('/audit');
    await page.getByRole('heading', { level: 1, name: 'Patina could not start' }).waitFor();
    await page.getByText('The server cannot be reached.').waitFor();
    expect(problems.length).toBeGreaterThan(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await context.unroute('**/api/hosted/config');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  });
});

describe('the skip link', () => {
  it('is the first stop of the keyboard and leads past the header', async () => {
    const { page } = await browser.open('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

describe('a guarded page', () => {
  it('sends a visitor to log in and keeps where they wanted to go', { tags: 'full' }, async () => {
    const { page } = await browser.open('/settings');
    await page.waitForURL('**/login?next=%2Fsettings');
  });
});

describe('the drawer on a phone', () => {
  it('opens, keeps the focus, closes with Escape and gives the focus back', async () => {
    const { page } = await browser.open('/front-page', phone);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest('dialog') !== null;
      }),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Open the menu',
    );
  });

  it('leads somewhere and closes', { tags: 'full' }, async () => {
    const { page } = await browser.open('/front-page', phone);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'For cleaners' }).click();
    await page.getByRole('heading', { level: 1, name: 'For cleaners' }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
  });

  it('shows a visitor nothing that needs an account', { tags: 'full' }, async () => {
    const { page } = await browser.open('/front-page', phone);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Privacy' }).waitFor();
    expect(await drawer.getByRole('link', { name: 'Money bag' }).count()).toBe(0);
  });
});

describe('somebody who is signed in', () => {
  it('finds their pages at the side, and their way out behind their picture', async () => {
    const { page, person } = await browser.openNew('/front-page');
    const side = page.getByRole('navigation', { name: 'Main' });
    await side.waitFor();
    expect(await side.getByRole('link').allTextContents()).toEqual([
      'Home',
      'Money bag',
      'My orders',
      'Marketplace',
      'Job openings',
      'My photos',
      'Notifications',
    ]);
    await side.getByText('More').click();
    await side.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('**/settings');

    const account = page.getByRole('button', { name: `Account of ${person.displayName}` });
    await account.click();
    const menu = page.locator('#account-menu');
    await menu.getByText(person.email).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await account.click();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login?next=%2Fsettings');
    await page.getByRole('link', { name: 'Sign up' }).first().waitFor();
    expect(await side.count()).toBe(0);
  });

  it.each([
    ['a merchant', merchant],
    ['an admin', admin],
  ])(
    'reads on each page the name that led there, as %s',
    { tags: 'full', timeout: 120_000 },
    async (_, who) => {
      const { page } = await browser.openAs(who, '/settings');
      const side = page.getByRole('navigation', { name: 'Main' });
      await side.getByText('More').click();
      const links = await side
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => [link.getAttribute('href')!, link.textContent] as const));
      const read: [string, string][] = [];
      // The front page greets everybody, and todos first ask for an account of their own.
      const named = links.filter(([path]) => path !== '/front-page' && path !== '/py_PageTodos');
      for (const [to] of named) {
        await page.goto(to);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await heading.waitFor();
        read.push([to, (await heading.textContent()) ?? '']);
      }
      expect(read).toEqual(named);
    },
  );

  it('is asked before a link leads away from something unsaved', async () => {
    const { page } = await browser.openNew('/profile/edit');
    await page.getByLabel('Company').fill('Saddle & Sons');
    const side = page.getByRole('navigation', { name: 'Main' });
    await side.getByRole('link', { name: 'Settings' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Company').inputValue()).toBe('Saddle & Sons');
    await side.getByRole('link', { name: 'Settings' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/settings');
  });

  it('is asked before the tab closes over something unsaved, and only then', { tags: 'full' }, async () => {
    const { page } = await browser.open('/signup');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByLabel('First name').fill('Ida');
    await untilMounted(page);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.getByLabel('First name').fill('');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('colours', () => {
  it('turn dark at a press, and stay so', async () => {
    const { page } = await browser.open('/front-page');
    await footerColor(page, 'Dark').check();
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    await untilMounted(page);
    await expect.poll(() => footerColor(page, 'Dark').isChecked()).toBe(true);
    await footerColor(page, 'Dark').press('ArrowRight');
    await expect.poll(() => footerColor(page, 'Like the device').isChecked()).toBe(true);
    await expect.poll(() => scheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => scheme(page)).toBe('dark');
  });

  it('are dark before the app itself has loaded', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/front-page', { serviceWorkers: 'block' });
    await footerColor(page, 'Dark').check();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('settings')))
      .toContain('"darkMode":true');
    await context.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(31, 27, 22)',
    );
  });

  it('follow the device when the settings say so', { tags: 'full' }, async () => {
    const { page } = await browser.open('/front-page', { colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('settings', '{"followDevice":true}'));
    await page.reload();
    await untilMounted(page);
    await expect.poll(() => footerColor(page, 'Like the device').isChecked()).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
  });

  it('survive a damaged setting', { tags: 'full' }, async () => {
    const { page, problems } = await browser.open('/front-page');
    await page.evaluate(() => localStorage.setItem('settings', '{"darkMode":'));
    await page.reload();
    await untilMounted(page);
    await expect.poll(() => footerColor(page, 'Light').isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('the network', () => {
  it('shows when it is gone and when it is back', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/front-page');
    const badge = page.getByRole('banner').getByText('Offline');
    await untilMounted(page);
    expect(await badge.count()).toBe(0);
    await context.setOffline(true);
    await badge.waitFor();
    await context.setOffline(false);
    await badge.waitFor({ state: 'detached' });
  });
});

describe('at 360 pixels', { tags: 'full' }, () => {
  it.each(['/front-page', '/business-info', '/for-cleaners', '/privacy', '/nowhere'])(
    '%s needs no sideways scrolling',
    async (path) => {
      const { page } = await browser.open(path, { viewport: { width: 360, height: 740 } });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
});
