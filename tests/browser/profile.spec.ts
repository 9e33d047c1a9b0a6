import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, type Window } from './support.ts';
import { admin } from './trade.ts';

const browser = useBrowser();
type Page = Window['page'];

/** A picture that is not square, and partly transparent. */
const picture = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 600, height: 400, channels: 4, background: { r: 180, g: 90, b: 40, alpha: 0.5 } },
  })
    .png()
    .toBuffer(),
});

async function open(): Promise<Page> {
  const { page } = await browser.openNew('/profile/edit');
  await page.getByLabel('Display name').waitFor();
  return page;
}

describe('profile', () => {
  it('saves what was changed, and shows it in public', async () => {
    const page = await open();
    const userName = `ida.${Date.now() % 1_000_000}`;
    await page.getByLabel('Display name').fill('Ida of the saddles');
    await page.getByLabel('User name').fill(userName.toUpperCase());
    await page.getByRole('textbox', { name: 'Phone' }).fill('+41 44 668 18 00');
    await page.getByLabel('About').fill('Saddles\nand bags');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile saved').waitFor();
    await page.reload();
    await page.getByLabel('User name').waitFor();
    expect(await page.getByLabel('User name').inputValue()).toBe(userName);
    expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+41 44 668 18 00');

    const visitor = await browser.open(`/user/${userName}`);
    await visitor.page.getByRole('heading', { name: 'Ida of the saddles' }).waitFor();
    await visitor.page.getByText('Saddles and bags').waitFor();
    const text = await visitor.page.getByRole('main').innerText();
    expect(text).not.toContain('@patina.example');
    // Three digits alone could also occur in a generated user name.
    expect(text.replaceAll(' ', '')).not.toContain('6681800');
    await expectAccessible(visitor.page);
  });

  it(
    'says beside the field that a user name is taken, and keeps what was typed',
    { tags: 'full' },
    async () => {
      const first = await open();
      const taken = await first.getByLabel('User name').inputValue();
      const page = await open();
      await page.getByLabel('User name').fill(taken);
      await page.getByLabel('About').fill('kept');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('This name is taken. Choose another.').waitFor();
      expect(await page.getByLabel('About').inputValue()).toBe('kept');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('userName');
    },
  );

  it('leaves what another device has changed meanwhile', { tags: 'full' }, async () => {
    const page = await open();
    const other = await page.context().newPage();
    await other.goto('/profile/edit');
    await other.getByLabel('Display name').fill('Ida the newer');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText('Profile saved').waitFor();
    await page.getByLabel('About').fill('Saddles');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile saved').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Display name').inputValue()).toBe('Ida the newer');
    expect(await page.getByLabel('About').inputValue()).toBe('Saddles');
  });

  it('asks before changes are lost', { tags: 'full' }, async () => {
    const page = await open();
    await page.getByLabel('About').fill('not saved');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    expect(await page.getByLabel('About').inputValue()).toBe('not saved');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL(/\/settings$/);
  });

  it('takes a picture, shows it first, and removes it again', { tags: 'full' }, async () => {
    const page = await open();
    await page.getByLabel('Picture file').setInputFiles(await picture());
    await page.getByText('This is how it will look.').waitFor();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Picture saved').waitFor();
    await page.reload();
    const image = page.getByRole('img', { name: /^Picture of/ });
    await image.waitFor();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await page.getByText('Picture removed').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  });

  it('says what is wrong with a file that is no picture', { tags: 'full' }, async () => {
    const page = await open();
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await page.getByText('This file is not a picture').waitFor();
  });

  it('deletes the account after the password and the word, for good', async () => {
    const { page, person } = await browser.openNew('/profile/edit');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('Enter your password').waitFor();
    await dialog.getByLabel('Your password').fill('wrong wrong wrong');
    await dialog.getByLabel('Type “delete” to confirm').fill('delete');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('The password is wrong.').waitFor();
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL(/\/front-page$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await page.getByText('Failed to login.').waitFor();
  });

  it('keeps other people’s profiles from everyone but admins', { tags: 'full' }, async () => {
    const { page } = await browser.openNew();
    const uid = await page.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as { uid: string }).uid);
    const other = await open();
    await other.goto(`/profile/edit/${uid}`);
    await other.getByText('This profile is not yours').waitFor();

    const boss = await browser.openAs(admin, `/profile/edit/${uid}`);
    await boss.page.getByLabel('Company').fill('Set by the admin');
    await boss.page.getByRole('button', { name: 'Save' }).click();
    await boss.page.getByText(/^Saved /).waitFor();
    // The local copy is shown first, and stays where it is edited before the server answers.
    let answer = () => undefined as void;
    const answered = new Promise<void>((go) => (answer = go));
    await page.route('**/documents:batchGet*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/profile/edit');
    await page.getByLabel('Last name').fill('Turin');
    expect(await page.getByLabel('Company').inputValue()).toBe('');
    answer();
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Set by the admin');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Turin');
  });

  it('says so when nobody has a name', { tags: 'full' }, async () => {
    const { page } = await browser.open('/user/nobody.at.all');
    await page.getByText('User not found').waitFor();
  });

  it('can be used by everyone', { tags: 'full' }, async () => {
    const page = await open();
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter your first name').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });
});
