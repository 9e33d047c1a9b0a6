/** Checks one page in every look: light and dark, on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { expect } from './expect.ts';
import { everyLook } from '../counts.ts';
import { expectAccessible } from './window.ts';

const widths = [390, 1280] as const;
const bothColors = ['light', 'dark'] as const;

/** Waits until the page shows no loading indicator any more. */
export async function untilSettled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect
    .poll(() =>
      page
        .locator('[role="status"][aria-label^="Loading"], [aria-busy="true"], .mantine-Skeleton-root')
        .count(),
    )
    .toBe(0);
}

/** Waits for transitions between looks: meanwhile a color belongs to neither. */
export async function untilStill(page: Page): Promise<void> {
  // Asked again and again: the promise of a transition that another replaces may never settle.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            // A finished one that fills stays listed.
            .filter(({ playState }) => playState !== 'finished')
            .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).length,
      ),
    )
    .toBe(0);
}

/**
 * Expects no axe violations in any look, and nothing wider than the window; the usual run checks with axe only once, and leaves
 * out dark. The page stays open: colors depend on one attribute of the document (src/views/ui/color-scheme.ts), the rest on
 * the width.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  const html = page.locator('html');
  const scheme = (await html.getAttribute('data-mantine-color-scheme')) ?? 'light';
  const paint = (colors: string) =>
    html.evaluate((element, value) => element.setAttribute('data-mantine-color-scheme', value), colors);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const colorsToday = everyLook ? bothColors : width === 1280 ? bothColors.slice(0, 1) : [];
    for (const [i, colors] of colorsToday.entries()) {
      await paint(colors);
      await untilStill(page);
      await expectAccessible(page, { onlyColors: i > 0 });
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${new URL(page.url()).pathname} at ${width} px is too wide`).toBeLessThanOrEqual(0);
  }
  await paint(scheme);
  await page.setViewportSize(before);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shift since the page was opened, without a user's doing, and the elements that moved. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const total = shifts.reduce((sum, { value }) => sum + value, 0);
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          resolve({ total, moved: nodes.map((node) => (node?.textContent ?? '').slice(0, 60)) });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ total: 0, moved: [] }), 100);
      }),
  );
