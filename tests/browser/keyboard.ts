/** A person who uses only the keyboard: Tab, Enter, Space, arrows and typing. The focus must be visible at every stop. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is wrong with the focused element, or null: it must be on the screen, and look different from when it has no focus. */
const validateFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`;
    // The visible part of a radio or a switch is its label.
    const drawn = [
      element,
      element.nextElementSibling,
      element.closest('label'),
      element.parentElement,
    ].filter((one): one is HTMLElement => one instanceof HTMLElement);
    const onScreen = drawn.some((one) => {
      const { width, height, bottom, right, top, left } = one.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    if (!onScreen) return `${name} has the focus and is out of sight`;
    // A text field shows its caret; an element that a script focused, such as a heading, is not a tab stop.
    const speaksForItself = element.matches(
      'input:not([type=checkbox], [type=radio]), textarea, select, [tabindex="-1"]',
    );
    const looks = [...drawn.map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')];
    const shown = looks.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    return speaksForItself || shown ? null : `${name} has the focus and does not show it`;
  });

/** Presses Tab until `wanted` has the focus. */
export async function tabTo(page: Page, wanted: Locator, { key = 'Tab', most = 80 } = {}): Promise<void> {
  await wanted.first().waitFor();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    expect(await validateFocus(page)).toBeNull();
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} times ${key} do not lead to ${String(wanted)}`);
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function press(page: Page, button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press(key);
}
