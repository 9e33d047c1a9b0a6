import { describe, expect, it } from 'vitest';
import { type Purpose, purposes } from '../../src/events/profile/user.ts';
import { loginPath } from '../../src/views/guards.ts';
import { documentTitle } from '../../src/views/shell/document-title.ts';
import { legalNav, primaryNav, productNav, workNav } from '../../src/views/shell/nav-items.ts';
import { pages } from '../../src/views/routes.tsx';

const person = { uid: 'u1', email: 'ida@patina.example', displayName: 'Ida' };
const pathsOf = (items: readonly { to: string }[]) => items.map(({ to }) => to);

describe('titles', () => {
  it('are the page and the product', () => {
    expect(documentTitle('Money bag', 'Patina')).toBe('Money bag | Patina');
  });
  it('say more at home', () => {
    expect(documentTitle('Home', 'Gloss')).toBe('Home | Gloss: AI SaaS for Cleaning & HR');
  });
});

describe('navigation', () => {
  it('shows a visitor no page of work', () => {
    expect(workNav({ person: null, merchant: false, admin: false })).toEqual([]);
  });
  it('shows a person their own pages and not the admins’', () => {
    expect(pathsOf(workNav({ person, merchant: false, admin: false }))).toEqual([
      '/front-page',
      '/ledger',
      '/marketplace',
      '/mongo-mytransacts',
      '/bluebook-bag',
      '/public/job-opening',
      '/job-description',
      '/resume-screened',
      '/resume-history',
      '/semantic-match',
      '/hr-agent',
      '/vision-submit',
      '/detect-brand',
      '/vision-bot',
      '/camera',
      '/camera/batch',
      '/videoCamera',
      '/audios',
      '/audios-AI-stt',
      '/photos/mine',
      '/video-posts',
      '/audio-posts',
      '/private-posts',
      '/notices',
      '/pending-invite',
      '/tenants',
      '/chatBot',
      '/ChatbotHistory',
      '/py_PageTodos',
      '/audit',
      '/log',
      '/profile/edit',
      '/settings',
    ]);
  });
  it('shows a merchant what they offer', () => {
    expect(pathsOf(workNav({ person, merchant: true, admin: false }))).toContain('/my-products');
  });
  it('shows an admin the users too', () => {
    expect(pathsOf(workNav({ person, merchant: true, admin: true }))).toContain('/firestore-users');
  });
  it('puts at most seven pages at the side, each of which the person may open', () => {
    for (const purpose of [null, ...purposes])
      for (const [merchant, admin] of [
        [false, false],
        [true, false],
        [true, true],
      ] as const) {
        const session = { person, merchant, admin, purpose };
        const primary = primaryNav(session);
        expect(primary).toHaveLength(7);
        expect(workNav(session)).toEqual(expect.arrayContaining([...primary]));
      }
    expect(primaryNav({ person: null, merchant: false, admin: false, purpose: 'shop' })).toEqual([]);
  });
  it('puts first what somebody is here for, and a merchant’s shop whatever that is', () => {
    const second = (merchant: boolean, purpose: Purpose | null) =>
      primaryNav({ person, merchant, admin: false, purpose })[1]?.to;
    expect(second(false, 'customer')).toBe('/marketplace');
    expect(second(false, 'hiring')).toBe('/job-description');
    expect(second(false, 'work')).toBe('/public/job-opening');
    expect(second(false, null)).toBe('/ledger');
    const sells = purposes.map((purpose) =>
      pathsOf(primaryNav({ person, merchant: true, admin: false, purpose })).includes(
        '/merchant-transactions',
      ),
    );
    expect(sells).toEqual(purposes.map(() => true));
  });
  it('leads nowhere that does not exist', () => {
    const known = pages.map(({ path }) => `/${path.replace(/\/:.*$/, '')}`);
    for (const to of pathsOf([
      ...workNav({ person, merchant: true, admin: true }),
      ...productNav,
      ...legalNav,
    ])) {
      expect(known).toContain(to);
    }
  });
});

it('sends a visitor to log in with the whole address to come back to', () => {
  const url = new URL('https://patina.example/firestore-users?page=2#last');
  expect(loginPath(url)).toBe('/login?next=%2Ffirestore-users%3Fpage%3D2%23last');
});
