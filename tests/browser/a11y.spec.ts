/** axe over the pages of the shell: light and dark, phone and desk. */
import { describe, it } from 'vitest';
import { demoPassword } from './server.ts';
import { expectAccessible, signIn, useBrowser } from './support.ts';

const browser = useBrowser();

const looks = (['light', 'dark'] as const).flatMap((colors) =>
  [390, 1280].map((width) => ({ colors, width })),
);
const paths = [
  '/front-page',
  '/business-info',
  '/business-about',
  '/for-cleaners',
  '/privacy',
  '/terms',
  '/content-policy',
  '/no-such-page',
];

async function openIn(path: string, { colors, width }: (typeof looks)[number]) {
  const window = await browser.open('/color-scheme.js', { viewport: { width, height: 900 } });
  await window.page.evaluate(
    (darkMode) => localStorage.setItem('settings', JSON.stringify({ darkMode })),
    colors === 'dark',
  );
  await window.page.goto(path);
  await window.page.getByRole('heading', { level: 1 }).waitFor();
  return window;
}

describe.each(looks)('in $colors at $width', (look) => {
  it.each(paths)('%s has no violation', async (path) => {
    const { page } = await openIn(path, look);
    await expectAccessible(page);
  });

  it('the users page, its dialogs and the account menu have none', async () => {
    const { page } = await openIn('/login', look);
    await signIn(page, { email: 'admin@patina.example', password: demoPassword });
    await page.goto('/firestore-users');
    const change = page.getByRole('button', { name: /^Change access of/ }).first();
    await change.waitFor();
    await expectAccessible(page);
    await change.click();
    await page.getByRole('dialog').getByText('Roles').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessible(page);
  });
});

it('the open drawer has no violation', async () => {
  const { page } = await openIn('/front-page', { colors: 'dark', width: 390 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expectAccessible(page);
});
