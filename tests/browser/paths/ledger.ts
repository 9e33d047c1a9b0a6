/** A person's ledger on its page: commands while it opens, saves, fails and closes, and another person meanwhile. */
import { expect } from '../expect.ts';
import type { LedgerCommand } from '../../../src/events/ledger/decide.ts';
import type { LedgerState } from '../../../src/events/ledger/state.ts';
import { defaultSettings } from '../../../src/events/settings/events.ts';
import { ledgerMachine, type LedgerSnapshot } from '../../../src/machines/ledger.machine.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { type At, defineDriver, type PageDriver, type PageStep } from './driver.ts';
import { cutOff } from './effects.ts';
import { board, expectBoard } from './ledger-board.ts';
import { OtherLedger } from './other-ledger.ts';
import { OtherLog } from './other-log.ts';
import { openStage, type Stage } from './stage.ts';
import { gateOf, wireOf } from './wires.ts';

interface Memo {
  /** Result of loading the ledger code: known before anybody is signed in. */
  readonly code: 'unknown' | 'there' | 'missing';
  /** The local copy is shown until the ledger is open. */
  readonly copy: boolean;
  /** Another tab has changed the ledger without a notice, so the first command will be refused. */
  readonly rival: boolean;
  /** The ledger being closed could never be opened. */
  readonly unopened: boolean;
  /** Number of changes that cannot be saved before it closes. */
  readonly lost: number;
  /** The notice shown now, which disappears by itself: an undo, why nothing was done, or how many changes were lost. */
  readonly said: 'deleted' | 'refused' | number | null;
}

type LedgerAt = At<LedgerSnapshot, Memo>;
type LedgerStep = PageStep<LedgerSnapshot, Memo>;

const fresh: Memo = { code: 'unknown', copy: false, rival: false, unopened: false, lost: 0, said: null };
const full = 'QuotaExceededError';
const unknown = 'UnknownError';

const context = ({ snapshot }: LedgerAt) => snapshot.context;
const firstOf = (at: LedgerAt): LedgerCommand['type'] | null => context(at).queue[0]?.type ?? null;
const isIn = ({ snapshot }: LedgerAt, state: 'closed' | 'loading' | 'ready' | 'failed' | 'closing') =>
  snapshot.matches(state);
const appending = ({ snapshot }: LedgerAt) => snapshot.matches({ ready: { writing: 'appending' } });
const idle = ({ snapshot }: LedgerAt) => snapshot.matches({ ready: { writing: 'idle' } });
const asks = (at: LedgerAt) => context(at).asked !== null;
const unread = (at: LedgerAt) => context(at).failure?.during === 'loading';
const unsaved = (at: LedgerAt) => context(at).failure?.during === 'appending';

/** The signed-in person, by the model's name. */
const person = (at: LedgerAt) => (isIn(at, 'closing') ? context(at).nextUid : context(at).uid);
/** The page shows the ledger, or the local copy of it. */
const stands = (at: LedgerAt) =>
  isIn(at, 'ready') || unsaved(at) || (at.memo.copy && (isIn(at, 'loading') || isIn(at, 'closing')));
/** Commands are deferred: switching ledgers works as it always does, and is walked without them. */
const keeps = (at: LedgerAt) => context(at).deferred.length > 0;

/** Anna can give this command, as the first one. */
const first = (at: LedgerAt) =>
  stands(at) &&
  !asks(at) &&
  !keeps(at) &&
  context(at).queue.length === 0 &&
  (isIn(at, 'closing') ? person(at) : context(at).uid) === 'u1';
/** Two commands stand for all that can wait first: adding an entry, and changing one. */
const standsForAll = (at: LedgerAt) => ['AddEntry', 'PayEntry'].includes(firstOf(at) ?? '');
const aboutNothingElse = (at: LedgerAt) => firstOf(at) === null || firstOf(at) === 'AddEntry';

/** Commands that can only be refused for lack of room. */
const needsRoom = (type: string) => ['AddEntry', 'ImportEntries', 'RestoreEntry'].includes(type);
const neverRefused = (at: LedgerAt) => ['UndoStep', 'RedoStep'].includes(firstOf(at) ?? '');

const on = (memo: Memo, change: Partial<Memo> = {}): Memo => ({ ...memo, said: null, ...change });

const press = (stage: Stage, name: string | RegExp) =>
  board(stage).getByRole('button', { name, exact: true }).first().click();
const answer = ({ page }: Stage, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

let typed = 0;

const nothingOrdered = 'nobody here has ordered or sold anything';
const oneByOne = 'locks, and several entries at once, are walked by ledger-many.spec.ts';
const notForTheNext = 'what was offered is taken away when somebody else is there';
const behindAnother =
  'a ledger that failed and still stands has a command that waits, and behind one only an added entry is explored';

const timeoutMs = { timeout: 10_000, interval: 30 };

export const ledgerDriver = (
  browser: Browser,
  { anna, bert }: Readonly<Record<'anna' | 'bert', Newcomer>>,
): PageDriver => {
  const people: Readonly<Record<string, Newcomer>> = { u1: anna, u2: bert };
  let ledgers: Readonly<Record<string, OtherLedger>> = {};
  /** Contents of the log; null while it has changed but cannot be read. */
  let saved: LedgerState | null = null;

  const uidOf = (uid: string) => people[uid]!.session.value.uid;
  const ledgerOf = (at: LedgerAt) => ledgers[context(at).uid!]!;

  /** Another tab signs in somebody else, and the page notices. */
  async function becomes({ other, page, wires }: Stage, at: LedgerAt, uid: 'u1' | 'u2' | null) {
    await (uid === null ? other.signOut() : other.signIn(people[uid]!.session));
    if (at.memo.code === 'unknown') {
      await (uid === 'u1' ? wires.code!.end() : wires.code!.endAll(cutOff));
      await wires.identity!.end();
    }
    const name = uid === null ? null : people[uid]!.person.displayName;
    if (name === null) await page.getByRole('heading', { name: 'Log in' }).waitFor();
    else await page.getByRole('button', { name: `Account of ${name}` }).waitFor();
  }

  /** Removes earlier notices, which could cover a button, and gives the ledger what a command needs. */
  async function prepare(stage: Stage, at: LedgerAt) {
    const close = stage.page.getByRole('button', { name: 'Close the notice' });
    for (let left = await close.count(); left > 0; left = await close.count())
      await close
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    if (!idle(at) || asks(at)) return;
    await ledgerOf(at).tidy();
    saved = await ledgerOf(at).state();
    await expectBoard(stage, saved);
  }

  /** Sets whether to ask before a delete; the running balances of the rows show when the page has noticed. */
  async function promptToDelete(stage: Stage, promptToDelete: boolean) {
    const settings = { ...defaultSettings, promptToDelete, showRunningBalance: promptToDelete };
    await stage.other.keep('settings', settings);
    const running = board(stage).getByText('Balance so far').first();
    await running.waitFor({ state: promptToDelete ? 'attached' : 'detached' });
  }

  const command = (
    can: (at: LedgerAt) => boolean,
    act: (stage: Stage, at: LedgerAt) => Promise<void>,
  ): LedgerStep => ({
    when: can,
    async act(stage, at) {
      await prepare(stage, at);
      await act(stage, at);
    },
  });

  const steps: Readonly<Record<string, LedgerStep>> = {
    'ledger.open:u1': {
      when: (at) => person(at) !== 'u1' && !asks(at),
      then: (memo, at) =>
        on(memo, {
          code: memo.code === 'unknown' ? 'there' : memo.code,
          ...leaving(at, 'u1'),
          copy: memo.code === 'unknown' || (isIn(at, 'closing') && context(at).uid === 'u1'),
        }),
      act: (stage, at) => leave(stage, at, 'u1'),
    },
    'ledger.open:u2': {
      when: (at) => person(at) !== 'u2' && leavable(at),
      then: (memo, at) =>
        on(memo, {
          code: memo.code === 'unknown' ? 'missing' : memo.code,
          ...leaving(at, 'u2'),
          copy: isIn(at, 'closing') && context(at).uid === 'u2',
        }),
      act: (stage, at) => leave(stage, at, 'u2'),
    },
    'ledger.close': {
      when: (at) => person(at) !== null && leavable(at),
      then: (memo, at) => on(memo, { ...leaving(at, null), copy: false }),
      act: (stage, at) => leave(stage, at, null),
    },
    'done.openLedger': {
      when: ({ memo }) => memo.code === 'there',
      then: (memo) => on(memo, { copy: false }),
      async act({ gates }, at) {
        if (firstOf(at) === 'RedoStep') await ledgerOf(at).offerRedo();
        await gates.openLedger!.end();
      },
    },
    'failed.openLedger': {
      when: (at) => !keeps(at),
      byItself: (at) => isIn(at, 'loading') && at.memo.code === 'missing',
      act: ({ gates }) => gates.openLedger!.end(full),
    },
    'done.closeLedger': {
      when: ({ memo }) => memo.code === 'there',
      byItself: (at) => isIn(at, 'closing') && at.memo.code === 'there' && at.memo.unopened,
      then: (memo) => on(memo, { unopened: false, lost: 0, said: memo.lost || null }),
      // A snapshot is only an optimization: without it the ledger closes all the same, and opens from its facts.
      act: ({ gates }) => gates.closeLedger!.end(full),
    },
    'failed.closeLedger': {
      byItself: (at) => isIn(at, 'closing') && at.memo.code === 'missing',
      then: (memo) => on(memo, { unopened: false }),
    },

    'entry.add': command(
      (at) =>
        first(at) ||
        (idle(at) && !asks(at) && !keeps(at)) ||
        (stands(at) && !asks(at) && !isIn(at, 'closing') && context(at).queue.length > 0 && standsForAll(at)),
      async ({ page }) => {
        typed += 1;
        await page.getByLabel('Name', { exact: true }).fill(`Typed ${typed}`);
        await page.getByLabel('Amount', { exact: true }).fill('1.25');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
      },
    ),
    'entry.change': command(first, async (stage) => {
      typed += 1;
      await stage.page.getByRole('row').first().getByTitle('Click to edit').first().click();
      await stage.page.getByLabel(/^Edit the text of/).fill(`Changed ${typed}`);
      await stage.page.keyboard.press('Enter');
    }),
    'entry.pay': command(first, (stage) => press(stage, /^Mark .* paid$/)),
    'entry.unpay': command(first, (stage) => press(stage, /^Mark .* unpaid$/)),
    'entry.move': command(first, async (stage) => {
      await press(stage, /^Move /);
      await answer(stage, 'To the end');
    }),
    'entry.shift': command(first, async ({ page }) => {
      await page.getByRole('row').first().focus();
      await page.keyboard.press('Alt+ArrowDown');
    }),
    'entry.restore': {
      when: (at) => first(at) && at.memo.said === 'deleted',
      act: ({ page }) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click(),
    },
    'entry.delete:ask': command(
      (at) =>
        stands(at) &&
        !asks(at) &&
        !keeps(at) &&
        aboutNothingElse(at) &&
        context(at).queue.length < 2 &&
        (isIn(at, 'closing') ? person(at) : context(at).uid) === 'u1',
      async (stage) => {
        await promptToDelete(stage, true);
        await press(stage, /^Delete /);
      },
    ),
    'entry.delete:at-once': command(first, async (stage) => {
      await promptToDelete(stage, false);
      await press(stage, /^Delete /);
    }),
    'delete.confirm': { act: (stage) => answer(stage, 'Delete') },
    'delete.cancel': { act: (stage) => answer(stage, 'Cancel') },
    'step.undo': command(first, async (stage, at) => {
      if (isIn(at, 'ready')) await press(stage, 'Undo');
      else await stage.page.keyboard.press('Control+z');
    }),
    'step.redo': command(first, async (stage, at) => {
      if (isIn(at, 'ready')) {
        await ledgerOf(at).offerRedo();
        // Waits until the button is enabled.
        await press(stage, 'Redo');
      } else await stage.page.keyboard.press('Control+Shift+z');
    }),
    'entries.import': command(first, async ({ page }) => {
      typed += 1;
      const buffer = Buffer.from(`Name,Amount\nImported ${typed},2.50\n`);
      await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Import 1 entry' }).click();
    }),

    'done.append:saved': {
      when: ({ memo }) => !memo.rival,
      then: (memo, at) => on(memo, { said: firstOf(at) === 'DeleteEntry' ? 'deleted' : null }),
      async act({ gates, page }, at) {
        await gates.append!.end();
        saved = null;
        // The notice stays while the pointer is on it.
        if (firstOf(at) === 'DeleteEntry' && !asks(at)) await page.getByText('Entry deleted').hover();
      },
    },
    'done.append:refused': {
      byItself: (at) => appending(at) && at.memo.rival,
      then: (memo, at) =>
        on(memo, {
          rival: needsRoom(firstOf(at)!) && context(at).queue.length > 1,
          said: 'refused',
        }),
    },
    'failed.append:full': { when: ({ memo }) => !memo.rival, act: ({ gates }) => gates.append!.end(full) },
    'failed.append:unknown': {
      when: ({ memo }) => !memo.rival,
      act: ({ gates }) => gates.append!.end(unknown),
    },
    retry: {
      then: (memo, at) => on(memo, { rival: unheard(at) }),
      async act({ page }, at) {
        if (unheard(at)) {
          await (needsRoom(firstOf(at)!) ? ledgerOf(at).fillUp() : ledgerOf(at).replaceAll());
          // The page learns of it from the refusal, when the next command may be on its way already.
          saved = null;
        }
        await page.getByRole('button', { name: 'Try again' }).click();
      },
    },
    'commands.discard': {
      when: unsaved,
      act: ({ page }) => page.getByRole('button', { name: /^Give up/ }).click(),
    },
  };

  /** While this page cannot reach the storage, another tab can, and removes what the command is about, or all room. */
  function unheard(at: LedgerAt): boolean {
    return unsaved(at) && context(at).failure?.kind === 'failed' && !neverRefused(at);
  }

  /** Where somebody else can sign in; an added entry stands for all waiting commands. */
  function leavable(at: LedgerAt): boolean {
    return !asks(at) && aboutNothingElse(at) && !at.memo.rival;
  }

  /** Fate of waiting commands while it opens or saves: saved when the person leaves, lost when somebody else takes their place. */
  function leaving(at: LedgerAt, next: 'u1' | 'u2' | null): Partial<Memo> {
    const { length } = context(at).queue;
    if (isIn(at, 'loading') && next !== null) return { unopened: true, lost: length };
    if (unread(at)) return { unopened: true, lost: length };
    if (appending(at) && next !== null) return { lost: length };
    return unsaved(at) && context(at).failure?.kind === 'storage' ? { lost: length } : {};
  }

  async function leave(stage: Stage, at: LedgerAt, next: 'u1' | 'u2' | null): Promise<void> {
    const { gates } = stage;
    if (!isIn(at, 'closing')) await prepare(stage, at);
    // Only a full disk stays full.
    if (unsaved(at) && context(at).failure?.kind !== 'storage') await gates.append!.set();
    await becomes(stage, at, next);
    if (isIn(at, 'loading') && at.memo.code === 'there') {
      // Waiting commands are then saved, even if the disk was full before.
      if (next === null) await gates.append!.set();
      await gates.openLedger!.end(next === null ? undefined : full);
    }
    if (appending(at)) await gates.append!.end(next === null ? undefined : full);
  }

  return defineDriver<typeof ledgerMachine, Memo>({
    noun: 'ledger',
    machine: ledgerMachine,
    long: true,
    starts: { start: fresh },
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [name, { then: (memo: Memo) => on(memo), ...step }]),
    ),
    impossible: {
      'ledger.loading / entry.restore': notForTheNext,
      'ledger.closing / entry.restore': notForTheNext,
      ...Object.fromEntries(
        [
          ...['entry.change', 'entry.pay', 'entry.unpay', 'entry.move', 'entry.shift', 'entry.restore'],
          ...['entries.import', 'step.undo', 'step.redo', 'entry.delete #2'],
        ].map((what) => [`ledger.failed / ${what}`, behindAnother]),
      ),
      ...Object.fromEntries(
        [
          ...['entries.change', 'entries.lock', 'entries.unlock'].flatMap((what) => [
            what,
            ...['loading', 'ready', 'failed', 'closing'].map((state) => `ledger.${state} / ${what}`),
          ]),
          ...['lock.override', 'lock.keep'].flatMap((what) => [what, `ledger.ready / ${what}`]),
          'done.append:locked',
        ].map((what) => [what, oneByOne]),
      ),
      'orders.take': nothingOrdered,
      ...Object.fromEntries(
        ['loading', 'ready', 'failed', 'closing'].map((state) => [
          `ledger.${state} / orders.take`,
          nothingOrdered,
        ]),
      ),
    },
    async open() {
      const stage = await openStage(browser, {
        path: '/ledger',
        session: null,
        local: { user: anna.user },
        wires: { identity: wireOf.identity(), code: wireOf.ledgerCode() },
        gates: {
          openLedger: gateOf.openLedger,
          append: gateOf.append,
          closeLedger: gateOf.closeLedger,
        },
        held: ['identity', 'code', 'openLedger'],
        async prepare(tab) {
          const log = await OtherLog.open(tab.page);
          ledgers = {
            u1: new OtherLedger(log, uidOf('u1')),
            u2: new OtherLedger(log, uidOf('u2')),
          };
          for (const ledger of Object.values(ledgers)) {
            await ledger.tidy();
            await ledger.offerRedo();
          }
          for (const [key, value] of Object.entries(await ledgers.u1!.copy())) await tab.keep(key, value);
        },
      });
      return stage;
    },
    effects: ({ gates }) => ({
      openLedger: gates.openLedger!,
      append: gates.append!,
      closeLedger: gates.closeLedger!,
    }),
    waits: (effect, at) =>
      effect === 'append' ? !at.memo.rival : at.memo.code === 'there' && !at.memo.unopened,
    look: (at) => {
      const { said, code } = at.memo;
      const { failure } = context(at);
      // A page that is still loading has no heading, which axe requires.
      if (code === 'unknown') return null;
      return [at.snapshot.value, failure, asks(at), stands(at), typeof said === 'number' ? 'lost' : said];
    },
    async shows(stage, at) {
      const { page } = stage;
      const { queue } = context(at);
      const count = (yes: boolean) => (yes ? 1 : 0);
      const somebody = person(at) !== null;
      const giveUp = queue.length === 1 ? 'Give up this change' : `Give up these ${queue.length} changes`;
      const pieces = {
        knows: page.getByLabel('Loading the page'),
        login: page.getByRole('heading', { name: 'Log in' }),
        opening: page.getByLabel('Opening your ledger'),
        board: board(stage),
        notOpened: page.getByText('Your ledger cannot be opened'),
        notSaved: page.getByText('Your last changes are not saved yet'),
        giveUp: page.getByRole('button', { name: giveUp }),
        asks: page.getByRole('dialog', { name: 'Delete this entry?' }),
      };
      const counted = async () => {
        const all = Object.entries(pieces);
        return Object.fromEntries(
          await Promise.all(all.map(async ([name, piece]) => [name, await piece.count()] as const)),
        );
      };
      await expect.poll(counted, timeoutMs).toEqual({
        knows: count(at.memo.code === 'unknown'),
        login: count(at.memo.code !== 'unknown' && !somebody),
        opening: count(somebody && !stands(at) && !unread(at)),
        board: count(stands(at)),
        notOpened: count(unread(at)),
        notSaved: count(unsaved(at)),
        giveUp: count(unsaved(at)),
        asks: count(asks(at)),
      });
      if (at.memo.said === 'refused')
        await page
          .getByText(/no longer in the ledger|more than can be counted/)
          .first()
          .waitFor();
      if (typeof at.memo.said === 'number')
        await page.getByText(`${at.memo.said} of your last changes could not be saved`).waitFor();
      if (isIn(at, 'closed') || isIn(at, 'closing')) return;
      // Waiting commands are not shown before they are saved.
      if (!appending(at)) saved = await ledgerOf(at).state();
      if (saved && (isIn(at, 'ready') || unsaved(at))) await expectBoard(stage, saved);
    },
    reported({ type, data }, _, before) {
      const stream = 'workflow/ledger';
      switch (type) {
        case 'LedgerOpening':
          return [{ stream, type, data: { uid: uidOf((data as { uid: string }).uid) } }];
        case 'LedgerOpenFailed':
          return [{ stream, type, data: before?.memo.code === 'missing' ? { kind: 'failed' } : data }];
        case 'CommandDone':
          return [{ stream, type, data: { ...(data as object), facts: 1 } }];
        case 'CommandRefused': {
          const { command } = data as { command: string };
          const reason = needsRoom(command) ? 'sum-too-large' : 'unknown-entry';
          return [{ stream, type, data: { command, reason } }];
        }
        case 'DeleteAsked':
          return [{ stream, type }];
        case 'LedgerClosed':
          return [{ stream, type, data: { lost: before?.memo.lost } }];
        default:
          return [{ stream, type, data }];
      }
    },
    streams: () => ['workflow/ledger'],
    // An open write transaction blocks all others.
    readable: (at) => !appending(at) && !isIn(at, 'closing'),
  });
};
