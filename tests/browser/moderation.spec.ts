/** People named in a photo see it; problems with it are reported, decided by an admin, and shown to its owner. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessibleInEveryLook } from './looks.ts';
import { sharePhoto } from './posts.ts';
import { useBrowser } from './support.ts';
import { admin, client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

it(
  'a photo for named people is reported, taken down with a reason, and put back',
  { tags: 'looks', timeout: 120_000 },
  async () => {
    const caption = unique('A sofa, before');
    const post = await sharePhoto(client, { caption, visibility: 'private' });
    const path = `/photos/${post.id}`;
    const { page: owner } = await browser.openAs(client, path);
    await owner.getByLabel('People you choose').check();
    await owner.getByText('Nobody is chosen, so only you see it.').waitFor();
    await owner.getByRole('group', { name: 'People who see it' }).getByRole('checkbox').first().check();
    await owner.getByText(/^You and .+ see it\.$/).waitFor();
    await expectAccessibleInEveryLook(owner);
    await press(owner, 'Save');
    await owner.getByText('The photo is saved').waitFor();
    await owner.reload();
    const named = owner.getByRole('group', { name: 'People who see it' });
    await named.getByRole('checkbox', { checked: true }).waitFor();
    const { page: stranger } = await browser.openNew(path);
    await stranger.getByText('This photo is not here').waitFor();

    const { page: shop } = await browser.openAs(merchant, path);
    await press(shop, 'Report');
    await inDialog(shop, 'Report');
    await shop.getByText('Say why, in a few words.').waitFor();
    await shop.getByLabel('What is wrong with it?').fill('A letter with my address is in it');
    await inDialog(shop, 'Report');
    await shop.getByText('Thank you. An admin will look at it.').waitFor();
    await press(shop, 'Reported');
    await shop.getByText('No admin has answered yet.').waitFor();
    expect(await shop.getByLabel('What is wrong with it?').inputValue()).toBe(
      'A letter with my address is in it',
    );
    await expectAccessibleInEveryLook(shop);

    const { page: boss } = await browser.openAs(admin, '/reported-posts');
    const row = boss.getByRole('article').filter({ hasText: caption });
    await row.getByText('A letter with my address is in it').waitFor();
    await expectAccessibleInEveryLook(boss);
    await row.getByRole('button', { name: 'Take down' }).click();
    await boss.getByLabel('Reason').fill('Somebody’s address can be read');
    await inDialog(boss, 'Take down');
    await row.waitFor({ state: 'detached' });
    await owner.reload();
    await owner.getByText('An admin has taken your photo down').waitFor();
    await owner.getByText('Reason: Somebody’s address can be read').waitFor();
    await shop.reload();
    await shop.getByText('This photo is not here').waitFor();

    await boss.getByRole('tab', { name: 'Taken down' }).click();
    await row.getByText('Somebody’s address can be read').waitFor();
    await row.getByRole('button', { name: 'Put it back' }).click();
    await row.waitFor({ state: 'detached' });
    await shop.reload();
    await shop.getByText('Shared with you').waitFor();
    expect(await shop.getByRole('button', { name: 'Report', exact: true }).count()).toBe(1);
  },
);

it('reports in which an admin finds nothing wrong are dismissed', { tags: 'full' }, async () => {
  const caption = unique('A chair');
  const post = await sharePhoto(merchant, { caption, visibility: 'public' });
  const { page: stranger } = await browser.openNew(`/photos/${post.id}`);
  await press(stranger, 'Report');
  await stranger.getByLabel('What is wrong with it?').fill('I do not like it');
  await inDialog(stranger, 'Report');
  await stranger.getByText('Thank you. An admin will look at it.').waitFor();
  const { page: boss } = await browser.openAs(admin, '/reported-posts');
  const row = boss.getByRole('article').filter({ hasText: caption });
  await row.getByRole('button', { name: 'Nothing is wrong' }).click();
  await inDialog(boss, 'Dismiss');
  await row.waitFor({ state: 'detached' });
  await stranger.reload();
  await stranger.getByRole('button', { name: 'Report', exact: true }).waitFor();
});
