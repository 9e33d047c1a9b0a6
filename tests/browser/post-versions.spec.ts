/** A post open in two tabs: the later change is refused with a message, and overwrites nothing. */
import { describe, expect, it } from 'vitest';
import { expectAccessibleInEveryLook } from './looks.ts';
import { sharePhoto } from './posts.ts';
import { useBrowser } from './support.ts';
import { merchant, unique } from './trade.ts';

const browser = useBrowser();

describe('a post in two tabs', { timeout: 120_000 }, () => {
  it('stays private when the tab that is behind saves its caption', { tags: 'looks' }, async () => {
    const { id } = await sharePhoto(merchant, { caption: unique('A sofa'), visibility: 'public' });
    const { page: stale } = await browser.openAs(merchant, `/photos/${id}`);
    await stale.getByLabel('Caption').fill('A chair, oiled');
    const { page: other } = await browser.openAs(merchant, `/photos/${id}`);
    await other.getByRole('radio', { name: 'Only me' }).check();
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText('The photo is saved').waitFor();

    await stale.getByRole('button', { name: 'Save' }).click();
    await stale.getByText(/It was changed meanwhile, in another tab.*“Only me”/).waitFor();
    expect(await stale.getByLabel('Caption').inputValue()).toBe('A chair, oiled');
    expect(await stale.getByRole('radio', { name: 'Only me' }).isChecked()).toBe(true);
    await expectAccessibleInEveryLook(stale);
    await stale.getByRole('button', { name: 'Save' }).click();
    await stale.getByText('The photo is saved').waitFor();
    await other.reload();
    await expect.poll(() => other.getByLabel('Caption').inputValue()).toBe('A chair, oiled');
    expect(await other.getByRole('radio', { name: 'Only me' }).isChecked()).toBe(true);
  });
});
