/** The signed-in person's document on the profile page: cached, found, missing, refused, saved, another person's. */
import { expect } from '../expect.ts';
import { causeText } from '../../../src/events/shared/causes.ts';
import { missingRetries, profileMachine } from '../../../src/machines/profile.machine.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { refuse } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** The person signed in at the identity service; null before its code is loaded. */
  readonly signedIn: 'anna' | 'bert' | 'nobody' | null;
  /** The page still shows the copy that the browser had stored. */
  readonly recalled: boolean;
}

type ProfileAt = At<ReturnType<typeof profileMachine.getInitialSnapshot>, Memo>;

const about = ({ page }: Stage) => page.getByRole('textbox', { name: 'About' });

/** The page shows the form. */
const shown = ({ snapshot, memo }: ProfileAt) =>
  snapshot.context.user !== null && memo.signedIn === snapshot.context.uid;

/**
 * A stored copy is shown only once after a start, so each way out of it needs a start of its own. Events while it is shown are
 * walked on the first try; on later tries, they are walked where nothing was stored.
 */
const firstTry = ({ snapshot, memo }: ProfileAt) => !memo.recalled || snapshot.context.attempt <= 1;

/** A missing document in the format of the database. */
const notThere = async (route: Parameters<ReturnType<typeof refuse>>[0]) => {
  const { documents } = JSON.parse(route.request().postData() ?? '') as { documents: string[] };
  await route.fulfill({
    json: documents.map((missing) => ({ missing, readTime: new Date().toISOString() })),
  });
};

let saves = 0;

/** Milliseconds, from the specification. */
const betweenRetries = 300;
/** Enough for the SDK to check what another tab did, but not for another try. */
const oneLook = 60;

/** The identity service reports what the other tab did, now or once it is loaded. */
async function hear(stage: Stage, { snapshot, memo }: ProfileAt, change: () => Promise<void>): Promise<void> {
  await change();
  if (memo.signedIn === null) await stage.wires.identity!.end();
  else if (snapshot.matches('waiting')) await stage.page.clock.runFor(oneLook);
}

export const profileDriver = (
  browser: Browser,
  people: Readonly<Record<'anna' | 'bert', Newcomer>>,
): PageDriver =>
  defineDriver<typeof profileMachine, Memo>({
    noun: 'profile',
    machine: profileMachine,
    long: true,
    starts: { nobody: { signedIn: null, recalled: false }, anna: { signedIn: null, recalled: true } },
    steps: {
      'profile.load:anna': {
        when: ({ memo }) => memo.signedIn !== 'anna',
        then: (memo) => ({ signedIn: 'anna', recalled: memo.recalled && memo.signedIn === null }),
        act: (stage, at) => hear(stage, at, () => stage.other.signIn(people.anna.session)),
      },
      'profile.load:bert': {
        when: ({ snapshot, memo }) =>
          memo.signedIn !== 'bert' && (!memo.recalled || snapshot.matches('idle')),
        then: () => ({ signedIn: 'bert', recalled: false }),
        act: (stage, at) => hear(stage, at, () => stage.other.signIn(people.bert.session)),
      },
      'profile.reload': {
        when: ({ snapshot }) => snapshot.matches('failed'),
        act: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
      },
      'profile.clear': {
        when: ({ snapshot, memo }) =>
          memo.signedIn !== 'nobody' &&
          snapshot.context.uid !== null &&
          (!memo.recalled || (snapshot.matches('loading') && snapshot.context.attempt === 1)),
        then: () => ({ signedIn: 'nobody', recalled: false }),
        act: (stage, at) => hear(stage, at, () => stage.other.signOut()),
      },
      'user.saved': {
        when: (at) => shown(at) && firstTry(at),
        async act(stage) {
          saves += 1;
          await about(stage).fill(`Saved ${saves} times`);
          const saved = stage.page.waitForResponse(/documents:commit/);
          await stage.page.getByRole('button', { name: 'Save', exact: true }).click();
          await saved;
        },
      },
      'done.readUser:found': {
        when: firstTry,
        then: (memo) => ({ ...memo, recalled: false }),
        act: ({ wires }) => wires.readUser!.end(),
      },
      'done.readUser:missing': {
        then: (memo, { snapshot }) => ({
          ...memo,
          recalled: memo.recalled && snapshot.context.attempt <= missingRetries,
        }),
        async act({ page, wires }) {
          // No time passes between the tries until the path says so.
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
          await wires.readUser!.end(notThere);
        },
      },
      'failed.readUser': {
        when: firstTry,
        then: (memo) => ({ ...memo, recalled: false }),
        act: ({ wires }) => wires.readUser!.end(refuse(503, 'UNAVAILABLE', 'As the path says.')),
      },
      'after.betweenRetries': {
        async act({ page, wires }) {
          const { asked } = wires.readUser!;
          await page.clock.runFor(betweenRetries - 1);
          await page.waitForTimeout(30);
          expect(wires.readUser!.asked, `it did not wait ${betweenRetries} ms`).toBe(asked);
          await page.clock.runFor(1);
        },
      },
    },
    impossible: {
      'profile.load:known': 'the pages always say whose document they want',
      'profile.loaded / profile.reload': 'a document that is there has no button to load it again',
      'profile.missing / profile.reload':
        'it follows a registration that was taken up again: see the paths of registration',
    },
    async open(start) {
      const { identity, readUser } = wireOf;
      const { session, user } = people.anna;
      return openStage(browser, {
        path: '/profile/edit',
        session,
        local: start === 'anna' ? { user: { ...user, pendingMerchantInvite: 'm1' } } : {},
        wires: { identity: identity(), readUser: readUser() },
        held: ['identity', 'readUser'],
        clock: true,
      });
    },
    effects: ({ wires }) => ({ readUser: wires.readUser! }),
    async shows(stage, at) {
      const { page } = stage;
      const { snapshot, memo } = at;
      if (!snapshot.matches('waiting')) await page.clock.resume();
      const { context } = snapshot;
      if (memo.signedIn === 'nobody') {
        await page.waitForURL('**/login*');
        await page.getByRole('heading', { name: 'Log in' }).waitFor();
        expect(await stage.other.kept('user')).toBeNull();
        return;
      }
      const looks = async () => ({
        form: await page.getByRole('button', { name: 'Save', exact: true }).count(),
        invite: await page.getByText('You have an invite').count(),
        loader: await page.getByLabel('Loading your profile').count(),
        missing: await page.getByText('Your profile is not finished').count(),
        failed: await page.getByText('Your profile cannot be shown').count(),
        cause: context.cause === null ? 0 : await page.getByText(causeText[context.cause]).count(),
        kept: ((await stage.other.kept('user')) as { uid?: string } | null)?.uid ?? null,
      });
      const form = shown(at);
      const gone = snapshot.matches('missing');
      const failed = snapshot.matches('failed');
      await expect.poll(looks, { timeout: 10_000, interval: 30 }).toEqual({
        form: form ? 1 : 0,
        invite: form && context.pendingInvite ? 1 : 0,
        loader: memo.signedIn !== null && !form && !gone && !failed ? 1 : 0,
        missing: gone ? 1 : 0,
        failed: failed ? 1 : 0,
        cause: failed ? 1 : 0,
        kept: context.user ? people[context.uid as 'anna'].session.value.uid : null,
      });
    },
    reported({ type, data }) {
      const { uid, ...rest } = data as { uid: 'anna' | 'bert'; cause?: string };
      const real = people[uid].session.value.uid;
      const said = type === 'UserSaved' ? { uid: real, fields: ['bio'] } : { ...rest, uid: real };
      return [{ stream: `profile/${real}`, type, data: said }];
    },
    streams: () => Object.values(people).map(({ session }) => `profile/${session.value.uid}`),
  });
