import { describe, expect, it } from 'vitest';
import { sharedOrigin, sharedOutput } from './origin.ts';
import { demoPassword } from '../support/server.ts';
import { register, someAddress } from './people.ts';
import { openPrerendered } from './prerendered.ts';
import { bare, expectAccessible, openTab, signIn, signUp, somebody, useBrowser } from './support.ts';

const browser = useBrowser();
const wrong = 'not the password 7';

describe('log in', () => {
  it('leads to the page that asked for it, and keeps the person over a reload', async () => {
    const { page } = await browser.open('/login');
    const person = await signUp(page);
    await page.goto('/settings');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);

    await page.goto('/profile/edit?from=test');
    await page.waitForURL(/\/login\?next=/);
    await signIn(page, person);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/profile/edit?from=test');
    await page.reload();
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  });

  it('says that it failed and why, the same for a known and an unknown email', { tags: 'full' }, async () => {
    const { page, context } = await browser.open();
    const { email } = await signUp(page);
    await context.clearCookies();
    await page.goto('/settings');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    const texts: string[] = [];
    for (const tried of [email, somebody('Nobody').email]) {
      await page.goto('/login');
      await page.getByLabel('Email').fill(tried);
      await page.getByLabel('Password', { exact: true }).fill(wrong);
      await page.getByRole('button', { name: 'Log in' }).last().click();
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to login.' });
      await alert.waitFor();
      texts.push(await alert.innerText());
      expect(await page.getByLabel('Email').inputValue()).toBe(tried);
      expect(await focusedName(page)).toBe('password');
    }
    expect(texts[0]).toContain('The email or the password is wrong.');
    expect(texts[1]).toBe(texts[0]);
  });

  it('focuses the first wrong field and asks the server nothing', { tags: 'full' }, async () => {
    const { page } = await browser.open('/login');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await page.getByText('Enter an email address').waitFor();
    expect(await focusedName(page)).toBe('email');
    expect(requests.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
  });

  it('shows and hides what is typed, by key too', { tags: 'full' }, async () => {
    const { page } = await browser.open('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('visible');
    expect(await password.getAttribute('type')).toBe('password');
    await password.press('Tab');
    await page.keyboard.press('Enter');
    // A key pressed before the app is mounted is replayed afterwards.
    await expect.poll(() => password.getAttribute('type')).toBe('text');
  });

  it.each(['//evil.example', '/%5Cevil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'never follows %s',
    { tags: 'full' },
    async (next) => {
      const { page } = await browser.open('/');
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await signIn(page, { email: 'user@patina.example', password: demoPassword });
      await page.waitForURL(/\/front-page$/);
      expect(new URL(page.url()).origin).toBe(sharedOrigin());
    },
  );

  it(
    'works on a device that was here before, while strangers guess at the account',
    { tags: 'full', timeout: 60_000 },
    async () => {
      const { page } = await browser.open('/login');
      const { email, password } = await signUp(page);
      await page.goto('/settings');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL(/\/login/);
      const fromElsewhere = async (given: string) => {
        const { status } = await fetch(
          `${sharedOrigin()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
            body: JSON.stringify({ email, password: given }),
          },
        );
        return status;
      };
      let guesses = 0;
      while ((await fromElsewhere(wrong)) !== 429) guesses += 1;
      expect(guesses).toBeGreaterThanOrEqual(100);
      expect(await fromElsewhere(password)).toBe(429);
      await signIn(page, { email, password });
      await page.getByRole('button', { name: /^Account of/ }).waitFor();
    },
  );

  it('ends the live notices of every tab when one of them logs out', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/login');
    await signIn(page, { email: 'merchant@patina.example', password: demoPassword });
    const isLive = (request: { url(): string }) => request.url().endsWith('/screenings/progress');
    const opened = page.waitForRequest(isLive);
    await page.goto('/resume-screened');
    await opened;
    const ended = Promise.race([
      page.waitForEvent('requestfailed', isLive),
      page.waitForEvent('requestfinished', isLive),
    ]);
    const other = await openTab(context, '/settings');
    await other.page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await ended;
    await page.waitForURL(/\/login/);
  });

  it('is followed by every tab, in and out', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/login');
    const other = await openTab(context, '/front-page');
    await signUp(page);
    await other.page.getByRole('button', { name: /^Account of/ }).waitFor();
    await other.page.goto('/settings');
    await other.page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  it('says so when there is no network', { tags: 'full' }, async () => {
    const { page, context } = await browser.open('/login');
    await page.getByLabel('Email').fill('user@patina.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await context.setOffline(true);
    await page.getByText('You are offline').first().waitFor();
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await page.getByText('Failed to login.').waitFor();
    await page.getByText('The server cannot be reached.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await page.waitForURL(/\/front-page$/);
  });

  it('can be used by everyone', { tags: 'full' }, async () => {
    const { page } = await browser.open('/login');
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await page.getByText('Enter an email address').waitFor();
    await expectAccessible(page);
    await page.goto('/login?mode=forgot');
    await page.getByRole('button', { name: 'Send the link' }).waitFor();
    await expectAccessible(page);
  });
});

describe('the login page, as it was written out', () => {
  it('logs in whoever types and presses before the app stands', { tags: 'full' }, async () => {
    const { page, problems } = await browser.open(bare);
    const person = await newcomer();
    const letCome = await openPrerendered(page, '/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${sharedOrigin()}/login`);
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    letCome();
    await page.waitForURL(/\/front-page$/);
    expect(problems).toEqual([]);
  });

  it('shows the password once, for a key pressed before the app is mounted', { tags: 'full' }, async () => {
    const { page } = await browser.open(bare);
    const letCome = await openPrerendered(page, '/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('visible');
    await password.press('Tab');
    await page.keyboard.press('Enter');
    letCome();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    expect(await password.inputValue()).toBe('visible');
  });

  it('takes over what was filled in without a key', { tags: 'full' }, async () => {
    const { page } = await browser.open(bare);
    const person = await newcomer();
    const letCome = await openPrerendered(page, '/login');
    const fill = (label: string, text: string) =>
      page
        .getByLabel(label, { exact: true })
        .evaluate((field: HTMLInputElement, typed) => void (field.value = typed), text);
    await fill('Email', person.email);
    await fill('Password', person.password);
    await page.getByRole('button', { name: 'Log in' }).last().click();
    letCome();
    await page.waitForURL(/\/front-page$/);
  });

  it('says what is wrong, once the app stands, with what was typed', { tags: 'full' }, async () => {
    const { page } = await browser.open(bare);
    const letCome = await openPrerendered(page, '/login');
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Log in' }).last().click();
    letCome();
    await page.getByText('Enter your password').waitFor();
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('false');
    expect(await page.getByLabel('Email').inputValue()).toBe('no address');
  });

  it('is drawn by the app where the address asks for more', { tags: 'full' }, async () => {
    const { page } = await browser.open(bare);
    const headings: string[] = [];
    await page.exposeFunction('reportHeading', (text: string) => void headings.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        if (text) void (window as unknown as { reportHeading: (text: string) => void }).reportHeading(text);
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('/login?mode=forgot');
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    expect(new Set(headings)).toEqual(new Set(['Forgot your password?']));
  });

  const newcomer = async () => {
    const person = somebody();
    await register(sharedOrigin(), person);
    return person;
  };
});

describe('a forgotten password', () => {
  it('is replaced through a link that works once', { timeout: 180_000 }, async () => {
    const { email } = (await register(sharedOrigin(), somebody())).person;
    const { page } = await browser.open('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    const mailed = async () => (await sharedOutput()).split(`To: ${email}`)[1] ?? '';
    await expect.poll(mailed).toMatch(/oobCode=/);
    const [link] = /\/login\?\S*oobCode=[\w.-]+\S*/.exec(await mailed()) ?? [];
    await page.goto(link!);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Use at least 8 characters').waitFor();
    await page.getByLabel('New password').fill('a brand new saddle 9');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByRole('link', { name: 'Log in with the new password' }).click();
    await signIn(page, { email, password: 'a brand new saddle 9' });

    await page.goto(link!);
    await page.getByLabel('New password').fill('yet another saddle 9');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('This link no longer works').waitFor();
  });

  it('sounds the same for an email that nobody has', { tags: 'full' }, async () => {
    const { page } = await browser.open('/login?mode=forgot');
    await page.getByLabel('Email').fill('nobody.at.all@patina.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  });

  it('needs a link with a code', { tags: 'full' }, async () => {
    const { page } = await browser.open('/login?mode=resetPassword');
    await page.getByText('This link no longer works').waitFor();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  });
});

const focusedName = (page: Awaited<ReturnType<typeof openTab>>['page']) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-path') ?? null);
