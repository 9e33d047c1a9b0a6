/** What a visitor sees without an account. */
import { describe, expect, it } from 'vitest';
import { bare, stirPointer, useBrowser } from './support.ts';

const browser = useBrowser();

const publicPages = [
  ['/front-page', 'Home | Patina: AI SaaS for Cleaning & HR', 'Leather remembers. So should your books.'],
  [
    '/business-info',
    'AI Tools for Leather & Fabric Cleaning | Patina',
    'AI Tools for Leather & Fabric Cleaning',
  ],
  ['/business-about', 'About | Patina', 'About'],
  ['/for-cleaners', 'For cleaners | Patina', 'For cleaners'],
  ['/privacy', 'Privacy | Patina', 'Privacy'],
  ['/terms', 'Terms | Patina', 'Terms'],
  ['/content-policy', 'Content policy | Patina', 'Content policy'],
] as const;

/** The links between these pages are many, and come from one list. */
const guidePages = [
  ['/marketing', 'Demo-page | Patina', 'What two photos can tell about a cleaning'],
  ['/guides', 'Care guides | Patina', 'Care guides'],
  ['/guides/wool-red-wine', 'Red wine on wool | Patina', 'Red wine on wool'],
  ['/guides/no-such-guide', 'Care guide | Patina', 'No such guide'],
] as const;

describe.each([...publicPages, ...guidePages])('%s', (path, title, heading) => {
  it('opens for everyone, under its title, without a complaint', { tags: 'full' }, async () => {
    const { page, problems } = await browser.open(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.title()).toBe(title);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(problems).toEqual([]);
  });
});

describe('links', () => {
  it('lead only to pages and places that exist, and to no other site', { tags: 'full' }, async () => {
    const { page } = await browser.open();
    const pagesLinked = new Set<string>();
    for (const [path] of publicPages) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const place of links.filter((link) => link.startsWith('#'))) {
        expect(await page.locator(place).count(), `${path}${place}`).toBe(1);
      }
      for (const link of links.filter((found) => found.startsWith('/'))) pagesLinked.add(link);
      expect(links.filter((link) => !/^[/#]/.test(link))).toEqual([]);
    }
    expect(pagesLinked.size).toBeGreaterThan(8);
    for (const link of pagesLinked) {
      await page.goto(link);
      await page.locator('main h1').waitFor();
      expect(await page.title(), link).not.toContain('Page not found');
    }
  });
});

describe('the front page', () => {
  it('is where the bare address leads', { tags: 'full' }, async () => {
    const { page } = await browser.open('/');
    await page.waitForURL('**/front-page');
  });

  it('leads a visitor to sign up', async () => {
    const { page } = await browser.open('/front-page');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/signup');
    await expect.poll(() => page.title()).toBe('Sign up | Patina');
  });

  it('answers its questions by keyboard', { tags: 'full' }, async () => {
    const { page } = await browser.open('/front-page');
    await page.getByText('Where is my ledger kept?').focus();
    await page.keyboard.press('Enter');
    await page.getByText('On the device you write it on.').waitFor();
  });

  it(
    'starts the app for a pointer that moves, not for one that it came to lie under',
    { tags: 'full' },
    async () => {
      const { page } = await browser.open(bare);
      await page.goto('/front-page', { waitUntil: 'networkidle' });
      const started = () => page.evaluate(() => performance.getEntriesByName('mounted').length);
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      );
      await page.waitForTimeout(500);
      expect(await started()).toBe(0);
      await stirPointer(page);
      await expect.poll(started).toBe(1);
    },
  );

  it('keeps a key that is pressed while the app takes it over', { tags: 'full' }, async () => {
    const { page } = await browser.open(bare);
    await page.addInitScript(() => {
      const press = () => {
        const keys = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
      };
      new MutationObserver((changes) => {
        if (changes.some(({ oldValue }) => oldValue !== null)) press();
      }).observe(document, { subtree: true, attributeFilter: ['data-prerendered'], attributeOldValue: true });
    });
    await page.goto('/front-page');
    await stirPointer(page);
    await page.getByRole('dialog', { name: 'Commands' }).waitFor();
  });

  it('asks no other host for anything', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/privacy');
    const hosts = new Set<string>();
    context.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/front-page');
    await page.getByRole('link', { name: 'Create an account' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

describe('the care guides', () => {
  it('lead to a guide, and an address of a sentence to the sentence', async () => {
    const { page, problems } = await browser.open('/guides');
    await page.locator('#wool').getByRole('link', { name: 'Red wine on wool' }).click();
    await page.getByRole('heading', { level: 1, name: 'Red wine on wool' }).waitFor();
    await expect.poll(() => page.title()).toBe('Red wine on wool | Patina');
    await page.getByText('not yet reviewed by a professional').waitFor();
    await page.goto('/guides/wool-red-wine#wool-red-wine-5');
    expect(await page.locator(':target').textContent()).toContain('No soda');
    expect(problems).toEqual([]);
  });
});

describe('an address that leads nowhere', () => {
  it('says so, and leads home', async () => {
    const { page } = await browser.open('/no/such/page');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await expect.poll(() => page.title()).toBe('Page not found | Patina');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL('**/front-page');
  });
});
