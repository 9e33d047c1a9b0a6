/** One screening on the employer's page: opened from the list, updated live, decided, refused, interrupted and resumed. */
import type { Route } from 'playwright-core';
import { expect } from '../expect.ts';
import type { ScreeningDetail } from '../../../src/events/screening/detail.ts';
import { type ScreeningStatus, screeningStatuses } from '../../../src/events/screening/projection.ts';
import { screeningViewProjection } from '../../../src/events/screening/workflow.ts';
import { sampleScreening } from '../../../src/machines/paths/sample-screening.ts';
import { screeningMachine, viewScreening } from '../../../src/machines/screening.machine.ts';
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { statusNames } from '../../../src/views/screening/words.ts';
import type { Found } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith, cutOff } from './effects.ts';
import { foldOf } from './journal.ts';
import { openStage, type Stage } from './stage.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** The filter of the list, which stays until it is changed there. */
  readonly blind: boolean;
}

type ScreeningAt = At<ReturnType<typeof screeningMachine.getInitialSnapshot>, Memo>;

const stream = 'workflow/screening';
/** Milliseconds before the stream reopens after it ended, and after it broke. */
const pauses = { ended: 1000, broken: 2000 };

const closed = ({ snapshot }: ScreeningAt) => snapshot.matches('closed');
const statusOf = ({ snapshot: { value } }: ScreeningAt) =>
  typeof value === 'string' ? null : (value.shown as ScreeningStatus);
const shown =
  (...statuses: readonly ScreeningStatus[]) =>
  (at: ScreeningAt): boolean =>
    statuses.some((status) => status === statusOf(at));
const asked = ({ snapshot }: ScreeningAt) => snapshot.context.change;

const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();

const refusal = { reason: 'already-rejected', message: 'This résumé has been rejected already.' };

/** In the shape of the contract. None of these people exist on the server. */
const detail = (
  { snapshot }: ScreeningAt,
  status: ScreeningStatus,
  version: number,
): Omit<ScreeningDetail, 'receivedAt' | 'scoredAt' | 'blind' | 'mustHaves'> & {
  readonly rubric: string;
  readonly must_haves: ScreeningDetail['mustHaves'];
  readonly received_at: string;
  readonly scored_at: string | null;
} => {
  const { receivedAt, scoredAt, mustHaves, blind: _, ...rest } = sampleScreening;
  const { id, blind } = snapshot.context;
  const name = blind ? null : rest.name;
  const wire = { rubric: 'v1', must_haves: mustHaves, received_at: receivedAt, scored_at: scoredAt };
  return { ...rest, ...wire, id: id ?? '', status, version, name };
};

const names: Readonly<Record<string, string>> = { r1: 'Rosa Reed', r2: 'Otto Oak' };
const listed = (route: Route) => {
  const blind = new URL(route.request().url()).searchParams.get('blind') === 'true';
  const items = Object.entries(names).map(([id, name]) => ({
    id,
    version: 1,
    status: 'received',
    job: sampleScreening.job,
    name: blind ? null : name,
    email: null,
    phone: null,
    total: null,
    rubric: null,
    scored_at: null,
    outdated: false,
    group: '',
    received_at: sampleScreening.receivedAt,
  }));
  return answerWith(200, { items, total: items.length })(route);
};

const events = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/event-stream', body });
const news = (id: string, version: number) =>
  events(
    `: still here\n\ndata: ${JSON.stringify({ id, job_id: 'j1', version, status: 'screened', total: 35 })}\n\n`,
  );
const again = events('event: again\ndata: {}\n\n');

/** Ends the open stream this way; the next one waits. */
async function listener({ page, wires }: Stage, answer: (route: Route) => Promise<void>, pause: number) {
  await wires.progress!.end(answer);
  await wires.progress!.hold();
  await page.clock.fastForward(pause);
}

const moved = (id: string, version: number) => ({
  when: (at: ScreeningAt) => !closed(at),
  act: (stage: Stage) => listener(stage, news(id, version), pauses.ended),
});

const open = (id: string, blind: boolean) => ({
  when: closed,
  then: () => ({ blind }),
  async act({ page, wires }: Stage) {
    const filter = page.getByRole('switch', { name: /^Blind/ });
    if ((await filter.isChecked()) !== blind) await filter.click();
    await wires.progress!.hold();
    await page.getByRole('link', { name: blind ? resumeCode(id) : names[id]!, exact: true }).click();
  },
});

export const screeningDriver = (browser: Browser, { session }: Found): PageDriver => {
  /** The screening to load after a refusal. */
  let behind: ReturnType<typeof detail> | null = null;

  const found = (status: ScreeningStatus, version: number) => ({
    act: ({ wires }: Stage, at: ScreeningAt) =>
      wires.execute!.end(answerWith(200, detail(at, status, version))),
  });

  return defineDriver<typeof screeningMachine, Memo>({
    noun: 'screening',
    machine: screeningMachine,
    long: true,
    starts: { start: { blind: false } },
    steps: {
      'screening.open:one': open('r1', false),
      'screening.open:blind': open('r1', true),
      'screening.open:other': open('r2', false),
      'screening.close': {
        when: (at) => !closed(at),
        async act({ page, wires }) {
          await wires.progress!.hold();
          const back = page.getByRole('link', { name: 'All résumés' });
          if (await back.isVisible()) await back.click();
          else await page.goBack();
        },
      },
      'screening.reload': {
        when: (at) => statusOf(at) !== null || at.snapshot.matches('missing'),
        async act(stage) {
          await listener(stage, cutOff, pauses.broken);
          await listener(stage, again, pauses.ended);
        },
      },
      'screening.moved:on': moved('r1', 5),
      'screening.moved:old': moved('r1', 4),
      'screening.moved:other': moved('r3', 9),
      'screening.change:shortlist': {
        when: shown('screened', 'rejected'),
        async act(stage) {
          await press(stage, 'Shortlist');
          const dialog = stage.page.getByRole('dialog');
          await dialog.getByLabel('Reason', { exact: true }).selectOption('other');
          await dialog.getByLabel(/^Note/).fill('secret note');
          await dialog.getByRole('button', { name: 'Shortlist' }).click();
        },
      },
      'screening.change:take-back': {
        when: shown('shortlisted', 'rejected'),
        act: (stage) => press(stage, 'Take back'),
      },
      'screening.change:retry': {
        when: shown('failed'),
        act: (stage) => press(stage, 'Screen it again'),
      },
      'screening.change:rescore': {
        when: shown('screened', 'shortlisted', 'rejected'),
        act: (stage) => press(stage, 'Score again'),
      },
      'refusal.dismiss': {
        when: ({ snapshot }) => snapshot.context.refusal !== null,
        act: (stage) => press(stage, 'Close this message'),
      },
      retry: { act: (stage) => press(stage, 'Try again') },
      'change.drop': { when: (at) => asked(at) !== null, act: (stage) => press(stage, 'Leave it') },
      'done.execute:received': found('received', 1),
      'done.execute:extracting': found('extracting', 2),
      'done.execute:scoring': found('scoring', 3),
      'done.execute:screened': found('screened', 4),
      'done.execute:shortlisted': found('shortlisted', 5),
      'done.execute:failed': found('failed', 3),
      'done.execute:withdrawn': found('withdrawn', 6),
      'done.execute:erased': found('erased', 6),
      'done.execute:refused': {
        when: (at) => asked(at) !== null,
        async act({ wires }, at) {
          behind = detail(at, 'rejected', 5);
          await wires.execute!.end(answerWith(409, refusal));
        },
      },
      'done.execute:missing': {
        when: (at) => asked(at) === null,
        act: ({ wires }) =>
          wires.execute!.end(answerWith(404, { reason: 'not-found', message: 'Not found.' })),
      },
      'failed.execute:offline': { act: ({ wires }) => wires.execute!.end(cutOff) },
      'failed.execute:broken': { act: ({ wires }) => wires.execute!.end(answerWith(500, {})) },
    },
    impossible: Object.fromEntries(
      screeningStatuses.map((status) => [`status.${status}`, 'the statechart raises it with the answer']),
    ),
    async open() {
      behind = null;
      const one = /^\/screenings\/r\d(\/[a-z-]+)?$/;
      return openStage(browser, {
        path: '/resume-screened',
        session,
        wires: {
          look: wireOf.hiring(
            one,
            (route) => {
              const now = behind;
              behind = null;
              return answerWith(200, now)(route);
            },
            () => behind !== null,
          ),
          execute: wireOf.hiring(one),
          list: wireOf.hiring(/^\/screenings$/, listed),
          outdated: wireOf.hiring(/^\/screenings\/outdated$/, answerWith(200, { items: [] })),
          progress: wireOf.hiring(/^\/screenings\/progress$/),
        },
        held: ['execute', 'progress'],
        clock: true,
      });
    },
    effects: ({ wires }) => ({ execute: wires.execute! }),
    async shows({ page, journal }, at) {
      const { snapshot } = at;
      const { id, blind, screening, change, refusal: refused } = snapshot.context;
      const known = screening !== null;
      const status = screening?.status;
      const lost = snapshot.matches('unreachable');
      const count = (yes: boolean) => (yes ? 1 : 0);
      const seen = (words: string) => page.getByText(words, { exact: true }).count();
      const alert = (title: string) => page.getByRole('alert').filter({ hasText: title }).count();
      const can = async (name: string) => {
        const button = page.getByRole('main').getByRole('button', { name, exact: true });
        return (await button.count()) > 0 && (await button.first().isEnabled());
      };
      const heading = blind ? resumeCode(id ?? '') : sampleScreening.name!;
      const rest = known && !snapshot.matches('working');
      await expect
        .poll(
          async () => ({
            list: await page.getByRole('heading', { name: 'Screened résumés', level: 1 }).count(),
            skeleton: await page.getByLabel('Loading the page').count(),
            working: await page.getByLabel('Working').count(),
            missing: await seen('There is no such résumé'),
            notLoaded: await seen('The résumé could not be loaded'),
            undecided: await alert('We don’t know yet whether this went through'),
            refused: await alert(refusal.message),
            heading: await page.getByRole('heading', { name: heading, level: 1, exact: true }).count(),
            status: await page
              .getByRole('main')
              .getByRole('status')
              .filter({ hasText: status ? statusNames[status] : 'nothing' })
              .count(),
            shortlist: await can('Shortlist'),
            reject: await can('Reject'),
            takeBack: await can('Take back'),
            retry: await can('Screen it again'),
            rescore: await can('Score again'),
            leave: await can('Leave it'),
            log: foldOf(screeningViewProjection, await journal.read(stream)),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          list: count(closed(at)),
          skeleton: count(snapshot.matches('working') && !known),
          working: count(snapshot.matches('working') && known),
          missing: count(snapshot.matches('missing')),
          notLoaded: count(lost && change === null),
          undecided: count(lost && change !== null),
          refused: count(refused !== null),
          heading: count(known),
          status: count(known),
          shortlist: rest && (status === 'screened' || status === 'rejected'),
          reject: rest && (status === 'screened' || status === 'shortlisted'),
          takeBack: rest && (status === 'shortlisted' || status === 'rejected'),
          retry: rest && status === 'failed',
          rescore: rest && (status === 'screened' || status === 'shortlisted' || status === 'rejected'),
          leave: lost && change !== null,
          log: viewScreening(snapshot),
        });
    },
    reported: ({ type, data }) => [{ stream, type, data }],
    streams: () => [stream],
  });
};
