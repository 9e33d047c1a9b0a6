/** Comments on a photo: replies, edits, deletions, a failing network, and the page of one thread. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Comment } from '../../src/events/post/comment.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { sharePhoto } from './posts.ts';
import { useBrowser } from './support.ts';
import { asPerson, client, merchant, unique } from './trade.ts';

const browser = useBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saying = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text });
const photo = (caption = unique('A sofa')) => sharePhoto(merchant, { caption, visibility: 'clients' });
const say = async (postId: string, body: string, parentId: string | null = null) =>
  (await asPerson(client))<Comment>('POST', `/posts/${postId}/comments`, {
    key: crypto.randomUUID(),
    parentId,
    body,
  });

describe('comments on a photo', { timeout: 120_000 }, () => {
  it('are written, answered, edited and deleted', { tags: 'looks' }, async () => {
    const { id } = await photo();
    const { page: guest } = await browser.openAs(client, `/photos/${id}`);
    await guest.getByText('No comments yet.').waitFor();
    await press(guest, 'Send');
    await guest.getByText('Write something first.').waitFor();
    await guest.getByLabel('Your comment').fill('Is it dry? Ask @merchant.');
    await guest.reload();
    await expect.poll(() => guest.getByLabel('Your comment').inputValue()).toBe('Is it dry? Ask @merchant.');
    await guest.getByLabel('Your comment').press('Control+Enter');
    await saying(guest, 'Is it dry?').waitFor();
    expect(await guest.getByLabel('Your comment').inputValue()).toBe('');
    await saying(guest, 'Is it dry?').getByRole('link', { name: '@merchant' }).waitFor();

    const { page: shop } = await browser.openAs(merchant, `/photos/${id}`);
    await saying(shop, 'Is it dry?')
      .getByRole('button', { name: /^Reply to/ })
      .click();
    await shop.getByLabel(/^Your reply to/).fill('Since noon.');
    await expectAccessibleInEveryLook(shop);
    await press(shop, 'Reply');
    await saying(shop, 'Since noon.').waitFor();
    await saying(shop, 'Since noon.').getByRole('button', { name: 'Edit' }).click();
    await shop.getByLabel('Your comment').first().fill('Since Monday.');
    await shop.getByRole('article').getByRole('button', { name: 'Save' }).click();
    await saying(shop, 'Since Monday.').getByText('edited').waitFor();
    await shop.getByText('1 earlier version').click();
    await shop.getByText('Since noon.').waitFor();

    // Without a reload.
    await saying(guest, 'Since Monday.').waitFor();
    await saying(guest, 'Since Monday.').getByText('New', { exact: true }).waitFor();
    expect(await guest.getByText('1 earlier version').count()).toBe(0);
    await saying(guest, 'Is it dry?')
      .first()
      .getByRole('button', { name: /^Delete the comment/ })
      .first()
      .click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await guest.getByText('This comment was deleted.').waitFor();
    await saying(guest, 'Since Monday.').waitFor();
    await shop.getByText('This comment was deleted.').waitFor();
    expect(await shop.getByRole('button', { name: /^Undo deleting/ }).count()).toBe(0);
    await expectAccessibleInEveryLook(guest);
    // Also after a reload, when the notice with its Undo is gone.
    await guest.reload();
    await guest.getByRole('button', { name: /^Undo deleting/ }).click();
    await saying(guest, 'Is it dry?').first().waitFor();
    await shop.getByText('This comment was deleted.').waitFor({ state: 'detached' });
    await saying(shop, 'Is it dry?').first().waitFor();
  });

  it('that name somebody are told to them, and are new until they are read', { tags: 'full' }, async () => {
    const { id, owner } = await photo();
    const words = unique(`Look here @${owner.userName}`);
    const { id: commentId } = await say(id, words);
    const { page } = await browser.openAs(merchant, '/front-page');
    await page.getByRole('link', { name: /^Notifications, [1-9]/ }).click();
    const notice = page.getByRole('main').getByRole('link').filter({ hasText: words });
    await notice.getByText('New', { exact: true }).waitFor();
    await notice.getByText('mentioned you').waitFor();
    await expectAccessibleInEveryLook(page);
    await notice.click();
    await page.waitForURL(`**/replies/${id}/${commentId}`);
    await saying(page, words).waitFor();
    await page.goBack();
    await notice.waitFor();
    await expect.poll(() => notice.getByText('New', { exact: true }).count()).toBe(0);
    await say(id, unique('And here'));
    await page.reload();
    await press(page, 'Mark all as read');
    await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Notifications, nothing new' }).waitFor();
  });

  it('stay typed while the network is away, and are sent once', { tags: 'full' }, async () => {
    const { id } = await photo();
    const { page, context } = await browser.openAs(client, `/photos/${id}`);
    await page.getByText('No comments yet.').waitFor();
    await page.getByLabel('Your comment').fill('Lovely colour');
    await context.setOffline(true);
    await press(page, 'Send');
    await page.getByText('It may not have been sent').waitFor();
    await expectAccessibleInEveryLook(page);
    await context.setOffline(false);
    await press(page, 'Try again');
    await saying(page, 'Lovely colour').waitFor();
    await page.reload();
    await saying(page, 'Lovely colour').waitFor();
    expect(await saying(page, 'Lovely colour').count()).toBe(1);
  });

  it('refused since what they answer is gone, stay typed', { tags: 'full' }, async () => {
    const { id } = await photo();
    const first = await say(id, 'Which soap?');
    const { page } = await browser.openAs(merchant, `/photos/${id}`);
    await saying(page, 'Which soap?')
      .getByRole('button', { name: /^Reply to/ })
      .click();
    await page.getByLabel(/^Your reply to/).fill('Saddle soap');
    await (
      await asPerson(client)
    )('DELETE', `/comments/${first.id}`);
    await press(page, 'Reply');
    await page.getByText('This comment was deleted meanwhile').waitFor();
    expect(await page.getByLabel(/^Your reply to/).inputValue()).toBe('Saddle soap');
  });

  it('that are deep are folded, and have a page around each', { tags: 'full' }, async () => {
    // A caption without spaces must not make the page wider.
    const { id } = await photo(unique('x'.repeat(200)));
    let last: Comment | null = null;
    const all: Comment[] = [];
    for (let depth = 0; depth < 8; depth += 1) {
      last = await say(id, `At depth ${depth}`, last?.id ?? null);
      all.push(last);
    }
    const { page } = await browser.openAs(client, `/photos/${id}`);
    await saying(page, 'At depth 3').first().waitFor();
    expect(await saying(page, 'At depth 4').count()).toBe(0);
    await page.getByRole('link', { name: 'Show 4 more replies' }).click();
    await page.waitForURL(`**/replies/${id}/${all[3]!.id}`);
    await page.getByRole('heading', { level: 1, name: 'Replies' }).waitFor();
    await saying(page, 'At depth 6').waitFor();
    expect(await page.title()).toContain('Replies | ');
    await page.getByRole('link', { name: 'Show 1 more reply' }).click();
    await saying(page, 'At depth 7').waitFor();
    expect(await saying(page, 'At depth 2').count()).toBe(0);
    await press(page, 'Show 4 comments in between');
    await saying(page, 'At depth 2').waitFor();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('link', { name: 'All comments' }).click();
    await page.waitForURL(`**/photos/${id}`);

    const { page: stranger } = await browser.openNew(`/replies/${id}/${all[3]!.id}`);
    await stranger.getByText('This comment is not here').waitFor();
  });

  it('of many come page by page', { tags: 'full' }, async () => {
    const { id } = await photo();
    for (let i = 0; i < 52; i += 1) await say(id, `Number ${i}.`);
    const { page } = await browser.openAs(merchant, `/photos/${id}`);
    await saying(page, 'Number 49.').waitFor();
    expect(await saying(page, 'Number 50.').count()).toBe(0);
    await press(page, 'Show more (2 left)');
    await saying(page, 'Number 51.').waitFor();
  });
});
