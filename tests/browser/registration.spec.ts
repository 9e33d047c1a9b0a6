import { describe, expect, it } from 'vitest';
import { openPrerendered } from './prerendered.ts';
import {
  bare,
  expectAccessible,
  openTab,
  signIn,
  signUp,
  somebody,
  untilMounted,
  useBrowser,
  type Window,
} from './support.ts';

const browser = useBrowser();
type Page = Window['page'];

async function fill(page: Page, person = somebody('Änna')) {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('Email').fill(person.email.replace('ä', 'a'));
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone').fill('(415) 555-2671');
  await page.getByLabel('Company').fill('Holm Leather Care');
  await page.getByRole('checkbox').check();
  return { ...person, email: person.email.replace('ä', 'a') };
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' }).last().click();
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, unknown> | null);

describe('sign up', () => {
  it('makes a person with every field and default, and leads to where they wanted', async () => {
    const { page, problems } = await browser.open('/signup?next=/settings');
    const person = await fill(page);
    expect(await page.getByLabel('Display name').inputValue()).toBe('Änna Holm');
    await page.getByLabel('What brings you here?').selectOption('I’m hiring');
    await submit(page);
    // The address of the form has the same ending.
    await page.waitForURL(({ pathname }) => pathname === '/settings');
    await expect.poll(() => storedUser(page)).not.toBeNull();
    const user = (await storedUser(page))!;
    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Änna',
      lastName: 'Holm',
      displayName: 'Änna Holm',
      phone: '+14155552671',
      companyName: 'Holm Leather Care',
      role: 'user',
      trialLimit: 5,
      trialUsed: 0,
      pendingMerchantInvite: null,
      purpose: 'hiring',
    });
    expect(user.userName).toMatch(/^anna[1-9]\d{4}$/);
    expect(JSON.stringify(user)).not.toContain(person.password);

    const second = page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1);
    await expect.poll(() => second.textContent()).toBe('My jobs');
    await page.getByLabel('What brings you here?').selectOption('I want something cleaned');
    await page.getByText('Your pages are in a new order').waitFor();
    await expect.poll(() => second.textContent()).toBe('Marketplace');
    await page.reload();
    await expect.poll(() => second.textContent()).toBe('Marketplace');
    expect(problems).toEqual([]);
  });

  it('names every wrong field, focuses the first and sends nothing', async () => {
    const { page } = await browser.open('/signup');
    await page.getByLabel('Phone').fill('call me');
    await submit(page);
    for (const message of [
      'Enter your first name',
      'Enter an email address',
      'Use at least 8 characters',
      'Enter the name others will see',
      'Enter a phone number with its country code',
      'Accept the terms to sign up',
    ]) {
      await page.getByText(message).waitFor();
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('firstName');
    await expectAccessible(page);
  });

  it(
    'keeps what was typed when the email is taken, and says where it is wrong',
    { tags: 'full' },
    async () => {
      const { page } = await browser.open('/signup');
      const person = await signUp(page);
      await page.goto('/settings');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL(/\/login/);
      await page.goto('/signup');
      await fill(page, { ...person, password: 'somebody else’s 99' });
      await submit(page);
      await page.getByText('This email cannot be used for a new account.').waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe(person.firstName);
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('somebody else’s 99');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('email');
    },
  );

  it('refuses a password that everybody tries first', { tags: 'full' }, async () => {
    const { page } = await browser.open('/signup');
    await fill(page, { ...somebody('Common'), password: 'password1' });
    await page.getByText('This password is too common').waitFor();
    await submit(page);
    await page.getByText('This password is too easy to guess.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('password');
  });

  it('finishes what broke half-way when it is tried again', { tags: 'full' }, async () => {
    const { page } = await browser.open('/signup');
    const person = await fill(page);
    await page.route('**/documents:commit*', (route) => route.abort());
    await submit(page);
    await page.getByText('You’re not signed up yet').waitFor();
    await page.getByText('The server cannot be reached.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0);
    await page.unroute('**/documents:commit*');
    await submit(page);
    await page.waitForURL(/\/front-page$/);
    await expect.poll(async () => (await storedUser(page))?.userName).toMatch(/^anna\d{5}$/);
  });

  it('finishes it after the window was closed in between', { tags: 'full' }, async () => {
    const { page: closed, context } = await browser.open('/signup');
    const person = await fill(closed);
    // The account exists; the window closes before any other request has arrived.
    const naming = closed.waitForRequest('**/accounts:update*');
    await closed.route('**/accounts:update*', () => undefined);
    await submit(closed);
    await naming;
    await closed.close();

    const { page } = await openTab(context, '/camera');
    // Everything that publishes under a name leads there first, and says so before anybody has taken a picture.
    for (const [path, title] of [
      ['/camera', 'Camera'],
      ['/camera/batch', 'Batch photos'],
      ['/photos/mine', 'My photos'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText('Finish your profile first').waitFor();
      const lead = page.getByRole('link', { name: 'Finish your profile' });
      expect(await lead.getAttribute('href')).toBe(`/signup?next=${encodeURIComponent(path)}`);
      await expectAccessible(page);
    }
    await page.goto('/profile/edit');
    await page.getByText('Your profile is not finished').waitFor();
    await page.getByRole('link', { name: 'Finish signing up' }).click();
    await page.getByRole('heading', { name: 'Finish signing up' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL(/\/front-page$/);
    await expect.poll(async () => (await storedUser(page))?.userName).toMatch(/^anna\d{5}$/);
  });

  it('registers once, however often the button is pressed', { tags: 'full' }, async () => {
    const { page } = await browser.open('/signup');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('accounts:signUp')) calls.push(request.url());
    });
    await fill(page);
    await page.getByLabel('Company').press('Enter');
    await page.getByLabel('Company').press('Enter');
    await page.waitForURL(/\/front-page$/);
    expect(calls).toHaveLength(1);
  });

  it('can sign in afterwards, on another device', { tags: 'full' }, async () => {
    const first = await browser.open('/signup');
    const person = await signUp(first.page);
    const second = await browser.open('/login');
    await signIn(second.page, person);
    await expect.poll(async () => (await storedUser(second.page))?.email).toBe(person.email);
  });

  it('fits a small telephone', { tags: 'full' }, async () => {
    const { page } = await browser.open('/signup', { viewport: { width: 360, height: 640 } });
    await page.getByLabel('First name').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});

describe('the sign-up page, as it was prerendered', () => {
  it('signs up whoever fills it in before the app is there', async () => {
    const { page, problems } = await browser.open(bare);
    const letLoad = await openPrerendered(page, '/signup');
    expect(await page.title()).toBe('Sign up | Patina');
    const person = await fill(page);
    await page.getByLabel('What brings you here?').selectOption('I’m hiring');
    await page.getByLabel('Company').press('Enter');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/signup');
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    letLoad();
    await page.waitForURL(/\/front-page$/);
    await expect
      .poll(() => storedUser(page))
      .toMatchObject({
        ...{ email: person.email, firstName: 'Änna', lastName: 'Holm', displayName: 'Änna Holm' },
        ...{ phone: '+14155552671', companyName: 'Holm Leather Care', purpose: 'hiring' },
      });
    expect(problems).toEqual([]);
  });

  it('keeps a name for others that differs, and says what is missing', { tags: 'full' }, async () => {
    const { page } = await browser.open(bare);
    const letLoad = await openPrerendered(page, '/signup');
    await page.getByLabel('Display name').fill('Saddle & Sons');
    await page.getByLabel('First name').fill('Ida');
    await submit(page);
    letLoad();
    await page.getByText('Enter an email address').waitFor();
    await page.getByText('Accept the terms to sign up').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ida');
    expect(await page.getByLabel('Display name').inputValue()).toBe('Saddle & Sons');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  });

  it.each([390, 1280])(
    'looks the same once the app has taken it over, %s px wide',
    { tags: 'full' },
    async (width) => {
      const { page } = await browser.open(bare, { viewport: { width, height: 900 } });
      const letLoad = await openPrerendered(page, '/signup');
      await page.evaluate(() => document.fonts.ready);
      const before = await page.screenshot();
      letLoad();
      await untilMounted(page);
      expect(before.equals(await page.screenshot())).toBe(true);
    },
  );
});
