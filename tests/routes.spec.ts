/** Compares the route table with the specification, and runs the guards with real statecharts. */
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AuthUser } from '../src/events/auth/events.ts';
import { readCurrentUser } from '../src/events/profile/stored-user.ts';
import type { Role } from '../src/events/profile/user.ts';
import { authMachine } from '../src/machines/auth.machine.ts';
import { profileMachine } from '../src/machines/profile.machine.ts';
import { answer, listener } from '../src/machines/slots.ts';
import type { App } from '../src/views/app.ts';
import { createRoutes, pages } from '../src/views/routes.tsx';

const ida: AuthUser = { uid: 'u1', email: 'ida@patina.example', displayName: 'Ida' };

/** An app whose auth state arrives when the test says so, and whose user document is read from a server that knows `role`. */
function given(role: Role | readonly Role[] | null = 'user') {
  let arrive: (user: AuthUser | null) => void = () => undefined;
  const reads: string[] = [];
  const auth = createActor(
    authMachine.provide({
      actors: {
        listen: listener((send) => {
          arrive = (user) => send({ type: 'auth.changed', user });
          return () => undefined;
        }),
      },
    }),
  ).start();
  const profile = createActor(
    profileMachine.provide({
      actors: {
        readUser: answer(async ({ uid }: { uid: string }) => {
          reads.push(uid);
          if (role === null) throw Object.assign(new Error('down'), { code: 'unavailable' });
          return readCurrentUser({ uid, role });
        }),
        networkReturns: listener(() => () => undefined),
      },
      actions: { keepUser: () => undefined, forgetUser: () => undefined },
    }),
    { input: { cached: null } },
  ).start();
  const app = { auth, profile } as unknown as App;
  return {
    reads,
    arrive: (user: AuthUser | null) => arrive(user),
    /** Path and query where a navigation ends. */
    async open(path: string): Promise<string> {
      const router = createMemoryRouter(createRoutes(app), { initialEntries: [path] });
      const { pathname, search } = await new Promise<{ pathname: string; search: string }>((settled) => {
        const look = () => {
          const { initialized, navigation, location } = router.state;
          if (initialized && navigation.state === 'idle') settled(location);
        };
        router.subscribe(look);
        router.initialize();
        look();
      });
      router.dispose();
      return pathname + search;
    },
  };
}

describe('the route table', () => {
  it('has the paths, titles and access of the specification', () => {
    expect(pages.map(({ path, title, access }) => [path, title, access])).toEqual([
      ['front-page', 'Home', 'open'],
      ['business-info', 'AI Tools for Leather & Fabric Cleaning', 'open'],
      ['business-about', 'About', 'open'],
      ['for-cleaners', 'For cleaners', 'open'],
      ['guides', 'Care guides', 'open'],
      ['guides/:id', 'Care guide', 'open'],
      ['privacy', 'Privacy', 'open'],
      ['terms', 'Terms', 'open'],
      ['content-policy', 'Content policy', 'open'],
      ['login', 'Log in', 'open'],
      ['signup', 'Sign up', 'open'],
      ['user/:username', 'Profile', 'open'],
      ['profile/edit/:id?', 'Edit profile', 'auth'],
      ['settings', 'Settings', 'auth'],
      ['ledger', 'Money bag', 'auth'],
      ['mongo-transacts', 'Transaction by ph#', 'auth'],
      ['mongo-mytransacts', 'my-Transaction', 'auth'],
      ['mongo-AllTransacts', 'All-Transact', 'admin'],
      ['merchant-transactions', 'Merchant transactions', 'auth'],
      ['transactions-unpaid', 'Unpaid', 'auth'],
      ['view-transaction/:transactId', 'Transaction', 'auth'],
      ['invoice/:transactId/:document', 'Invoice', 'auth'],
      ['new-transaction', 'New transaction', 'auth'],
      ['intakes', 'Intakes', 'auth'],
      ['intakes/:id', 'Intake', 'auth'],
      ['intake-agreement', 'What you handed in', 'open'],
      ['bluebook-bag', 'Bag price estimate', 'auth'],
      ['detect-brand', 'Brand detection', 'auth'],
      ['audit', 'Audit', 'open'],
      ['marketplace', 'Marketplace', 'open'],
      ['product-view/:id', 'Product', 'open'],
      ['products/:id', 'Product details', 'auth'],
      ['my-products', 'My products', 'open'],
      ['post-product/:postId?', 'New product', 'open'],
      ['camera', 'Camera', 'auth'],
      ['camera/batch', 'Batch photos', 'auth'],
      ['videoCamera', 'Video camera', 'auth'],
      ['audios', 'Audio', 'open'],
      ['audios-AI-stt', 'Speech to text', 'open'],
      ['video-posts', 'Videos', 'auth'],
      ['videos', 'Videos', 'open'],
      ['audio-posts', 'Sounds', 'auth'],
      ['photos', 'Photos', 'auth'],
      ['photos/mine', 'My photos', 'auth'],
      ['photos/private', 'Client photos', 'auth'],
      ['photos/:postId', 'Photo', 'auth'],
      ['replies/:postId/:commentId', 'Replies', 'open'],
      ['new-transaction-cart', 'Shopping Cart', 'open'],
      ['private-posts', 'Shared with me', 'open'],
      ['tenants', 'Businesses', 'open'],
      ['tenants/add', 'Add a business', 'open'],
      ['tenants/edit/:id', 'Edit a business', 'open'],
      ['shop/:number', 'Shop', 'open'],
      ['shop/:number/edit', 'Edit a shop', 'open'],
      ['assign-client', 'Assign my client', 'open'],
      ['preSignup', 'Register Client', 'open'],
      ['pending-invite', 'Pending invite', 'auth'],
      ['mongo-users', 'People who trade', 'admin'],
      ['py_loginPage', 'Todo log in', 'open'],
      ['py_registerPage', 'Todo sign up', 'open'],
      ['py_PageTodos', 'Todos', 'auth'],
      ['py_PageUsers', 'Todo account', 'auth'],
      ['add-todo', 'Add a todo', 'open'],
      ['edit-todo/:id', 'Edit a todo', 'auth'],
      ['job-description', 'My jobs', 'open'],
      ['public/job-opening', 'Job openings', 'open'],
      ['public/job-opening/:id', 'Job opening', 'open'],
      ['resume-upload', 'Send your résumé', 'open'],
      ['upload-success', 'Résumé received', 'open'],
      ['resume-screened', 'Screened résumés', 'auth'],
      ['resume-history', 'My résumés', 'open'],
      ['application/:id?', 'Your application', 'open'],
      ['semantic-match', 'Semantic match', 'auth'],
      ['hr-agent', 'HR agent', 'auth'],
      ['hr-chat', 'HR agent', 'open'],
      ['chatBot', 'Chatbot', 'open'],
      ['ChatbotHistory', 'Chatbot history', 'auth'],
      ['vision-submit', 'Image analysis', 'open'],
      ['try', 'try-page', 'open'],
      ['marketing', 'Demo-page', 'open'],
      ['vision-bot', 'Analysis history', 'auth'],
      ['vision-details', 'Analysis details', 'auth'],
      ['firestore-users', 'Users', 'admin'],
      ['merchant-requests', 'Merchant requests', 'admin'],
      ['notices', 'Notifications', 'auth'],
      ['reported-posts', 'Reported posts', 'admin'],
      ['log', 'Activity log', 'auth'],
      ['server-status', 'Server status', 'admin'],
      ['qa', 'QA', 'admin'],
    ]);
  });

  it.each(pages.map(({ path, load }) => [path, load] as const))('%s has a page', async (_path, load) => {
    expect(typeof (await load())).toBe('function');
  });

  it('opens a page of the product before anyone is known', async () => {
    expect(await given().open('/privacy')).toBe('/privacy');
  });

  it('keeps the address of a page that does not exist', async () => {
    expect(await given().open('/no/such/page?x=1')).toBe('/no/such/page?x=1');
  });
});

describe('a page for people who are signed in', () => {
  it('waits for the first auth state', async () => {
    const { open, arrive } = given();
    const opening = open('/settings');
    let ended = false;
    void opening.then(() => (ended = true));
    await new Promise((later) => setTimeout(later, 30));
    expect(ended).toBe(false);
    arrive(ida);
    expect(await opening).toBe('/settings');
  });

  it('sends a visitor to log in, and remembers where to', async () => {
    const { open, arrive } = given();
    arrive(null);
    expect(await open('/profile/edit?tab=photo')).toBe('/login?next=%2Fprofile%2Fedit%3Ftab%3Dphoto');
  });
});

describe('a page for admins', () => {
  it('loads the user first when nobody has', async () => {
    const { open, arrive, reads } = given(['user', 'admin']);
    arrive(ida);
    expect(await open('/firestore-users')).toBe('/firestore-users');
    expect(reads).toEqual(['u1']);
  });

  it('sends others to their profile', async () => {
    const { open, arrive } = given(['user', 'merchant']);
    arrive(ida);
    expect(await open('/firestore-users')).toBe('/profile/edit');
  });

  it('sends away who they are cannot be told', async () => {
    const { open, arrive } = given(null);
    arrive(ida);
    expect(await open('/firestore-users')).toBe('/profile/edit');
  });

  it('sends a visitor to log in', async () => {
    const { open, arrive } = given('admin');
    arrive(null);
    expect(await open('/firestore-users?page=2')).toBe('/login?next=%2Ffirestore-users%3Fpage%3D2');
  });
});
