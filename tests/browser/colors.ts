/** The switch for the colors, which is in the settings, in the account menu and in the footer. */
import type { Locator, Page } from 'playwright-core';

type Choice = 'Light' | 'Dark' | 'Like the device';

const within = (place: Locator, choice: Choice) =>
  place.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: choice, exact: true });

export const colorSetting = (page: Page, choice: Choice) => within(page.getByRole('main'), choice);
export const footerColor = (page: Page, choice: Choice) => within(page.getByRole('contentinfo'), choice);
export const menuColor = (page: Page, choice: Choice) => within(page.getByRole('banner'), choice);
