/** What a visitor's browser fetches before the front page can be used (docs/decisions/0330-keep-the-first-load-small.md). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sentBytes } from '../support/sent-bytes.ts';
import { bare, untilMounted, useBrowser } from './support.ts';

const browser = useBrowser();
const kilobyte = 1024;

/** Addresses of scripts asked for so far, or before the page was mounted. */
const scripts = (page: Page) =>
  page.evaluate(() => {
    const mounted = performance.getEntriesByName('mounted')[0]?.startTime ?? Infinity;
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = asked.filter(({ name, startTime }) => startTime < mounted && /\.js$/.test(name));
    const atOnce = before.filter(
      ({ initiatorType, name }) => initiatorType === 'script' || /before-/.test(name),
    );
    return { all: [...new Set(before.map(({ name }) => name))], atOnce: atOnce.map(({ name }) => name) };
  });

const sum = async (urls: readonly string[]) =>
  (await Promise.all(urls.map(sentBytes))).reduce((total, bytes) => total + bytes, 0);

describe('the front page', () => {
  it('is usable with at most 151 KB of scripts, and is read with 5', async () => {
    const { page } = await browser.open(bare);
    await page.goto('/front-page', { waitUntil: 'networkidle' });
    const { atOnce } = await scripts(page);
    expect(atOnce.some((url) => url.includes('interaction-hydration'))).toBe(true);
    expect(await sum(atOnce)).toBeLessThanOrEqual(5 * kilobyte);
    await untilMounted(page);
    const { all } = await scripts(page);
    expect(all.some((url) => /\/start-/.test(url))).toBe(true);
    expect(await sum(all)).toBeLessThanOrEqual(151 * kilobyte);
  });

  it('has the files of a page in its list, not in the first load', async () => {
    const { page } = await browser.open(bare);
    await page.goto('/front-page', { waitUntil: 'networkidle' });
    await untilMounted(page);
    const { all } = await scripts(page);
    expect(all.filter((url) => /\/(app-pages|forms)-/.test(url))).toEqual([]);
  });
});
