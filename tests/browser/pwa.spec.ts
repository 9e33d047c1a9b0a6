/** The installed app: offline, and when a new version arrives. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedOrigin } from './origin.ts';
import { recording } from '../server/trade/recordings.ts';
import { openTab, useBrowser } from './support.ts';

const browser = useBrowser({ serviceWorkers: 'allow' });

/** The worker fetches the whole app first: on a busy machine that takes longer than anything else in a window. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 45_000 });

describe('offline', { timeout: 120_000 }, () => {
  it('opens pages that were never visited', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/front-page');
    await controlled(page);
    await context.setOffline(true);
    for (const [path, heading, title] of [
      ['/terms', 'Terms', 'Terms | Patina'],
      ['/for-cleaners', 'For cleaners', 'For cleaners | Patina'],
      ['/no/such/page', 'Page not found', 'Page not found | Patina'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => page.title(), { message: path }).toBe(title);
      await page.getByRole('banner').getByText('Offline').waitFor();
    }
  });

  it(
    'opens for somebody who only looked at a page before, and did nothing there',
    { tags: 'full' },
    async () => {
      const { context } = await browser.open('/icon.svg');
      const page = await context.newPage();
      await page.goto('/front-page');
      await controlled(page);
      expect(await page.evaluate(() => performance.getEntriesByName('mounted').length)).toBe(0);
      await context.setOffline(true);
      await page.goto('/terms');
      await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
      await page.getByRole('banner').getByText('Offline').waitFor();
    },
  );

  it('opens the pages of somebody who is signed in, from a cold start', async () => {
    const { page, context } = await browser.openNew('/front-page');
    await controlled(page);
    await context.setOffline(true);
    await page.close();
    const again = await openTab(context, '/settings');
    await again.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(new URL(again.page.url()).pathname).toBe('/settings');
  });

  it('can be installed', { tags: 'full' }, async () => {
    const { page } = await browser.open('/front-page');
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      return (await (await fetch(link.href)).json()) as {
        start_url: string;
        display: string;
        icons: { src: string; purpose: string }[];
      };
    });
    expect(manifest).toMatchObject({ start_url: '/front-page', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of manifest.icons) {
      expect(await page.evaluate(async (url) => (await fetch(url)).status, src), src).toBe(200);
    }
  });

  it('offers to install when the browser does', { tags: 'full' }, async () => {
    const { page } = await browser.open('/front-page');
    await page.getByRole('link', { name: 'Create an account' }).waitFor();
    expect(await page.getByRole('button', { name: 'Install app' }).count()).toBe(0);
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, {
        prompt: async () => {
          document.body.dataset.prompted = 'yes';
          return { outcome: 'dismissed' };
        },
      });
      dispatchEvent(offer);
    });
    await page.getByRole('button', { name: 'Install app' }).click();
    expect(await page.evaluate(() => document.body.dataset.prompted)).toBe('yes');
    await page.getByRole('button', { name: 'Install app' }).waitFor({ state: 'detached' });
  });
});

describe('a new version', { timeout: 120_000 }, () => {
  /** A proxy in front of the real server that can serve another service worker, like a new build. */
  let proxy: Server;
  let origin: string;
  let version = 0;
  /** What uploads wait for in transit; null: nothing. */
  let uploadsHeld: Promise<void> | null = null;

  beforeAll(async () => {
    const target = new URL(sharedOrigin());
    proxy = createServer((incoming, outgoing) => {
      const { host: _host, 'accept-encoding': _encoding, ...headers } = incoming.headers;
      const passed = request(
        {
          host: target.hostname,
          port: target.port,
          path: incoming.url,
          method: incoming.method,
          headers: { ...headers, host: target.host },
        },
        (answer) => {
          if (incoming.url !== '/sw.js') {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            return;
          }
          const {
            'content-length': _length,
            etag: _etag,
            'last-modified': _modified,
            ...rest
          } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, rest);
          answer.on('end', () => outgoing.end(`\n// version ${version}`));
          answer.pipe(outgoing, { end: false });
        },
      );
      passed.on('error', () => outgoing.writeHead(502).end());
      if (uploadsHeld && incoming.method === 'PATCH' && incoming.url?.startsWith('/api/node/uploads'))
        void uploadsHeld.then(() => incoming.pipe(passed));
      else incoming.pipe(passed);
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  /** A window with a mark on its page, so that a reload can be detected, and a new version on the server. */
  async function openMarked(path: string) {
    const window = await browser.open(path, { origin });
    await controlled(window.page);
    return window;
  }
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
  const publish = async (page: Page) => {
    version += 1;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return waiting !== null || active === null;
    });
    return Date.now();
  };

  it('reloads the page about 1000 ms after it is ready', { tags: 'full' }, async () => {
    const { page } = await openMarked('/terms');
    await mark(page);
    const since = await publish(page);
    await expect.poll(() => isMarked(page).catch(() => true), { timeout: 20_000, interval: 50 }).toBe(false);
    expect(Date.now() - since).toBeGreaterThan(700);
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  });

  it('waits while something is unsaved, in another tab too', { tags: 'full' }, async () => {
    const { page, context } = await openMarked('/signup');
    await page.getByLabel('First name').fill('Ida');
    const other = await openTab(context, '/terms');
    await controlled(other.page);
    await Promise.all([mark(page), mark(other.page)]);
    await publish(page);
    await page.waitForTimeout(3000);
    expect(await isMarked(page)).toBe(true);
    expect(await isMarked(other.page)).toBe(true);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ida');

    await page.getByLabel('First name').fill('');
    await expect.poll(() => isMarked(page).catch(() => true), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => isMarked(other.page).catch(() => true), { timeout: 10_000 }).toBe(false);
  });

  it('waits for an upload that is under way', { tags: 'full' }, async () => {
    let release = () => undefined as void;
    uploadsHeld = new Promise((released) => (release = released));
    try {
      const { page } = await browser.openNew('/audio-posts', { origin });
      await controlled(page);
      const content = await recording({ video: null });
      await page
        .getByLabel('Sound files')
        .setInputFiles({ name: 'brush.webm', mimeType: 'audio/webm', buffer: content });
      await page.getByLabel('Caption of brush.webm').fill('How to brush suede');
      await page.getByRole('button', { name: 'Publish the sound' }).click();
      await page.getByRole('region', { name: 'Uploads' }).getByRole('progressbar').waitFor();
      // Only the upload keeps the page from reloading.
      await page.getByLabel('Caption of brush.webm').waitFor({ state: 'detached' });
      await mark(page);
      await publish(page);
      // Three times as long as a page without unsaved work waits.
      await page.waitForTimeout(3000);
      expect(await isMarked(page)).toBe(true);

      uploadsHeld = null;
      release();
      // The server reads it in a separate process, which starts slowly on a busy machine.
      await expect.poll(() => isMarked(page).catch(() => true), { timeout: 90_000 }).toBe(false);
      await page.getByRole('link', { name: 'How to brush suede' }).first().waitFor();
    } finally {
      uploadsHeld = null;
      release();
    }
  });
});
