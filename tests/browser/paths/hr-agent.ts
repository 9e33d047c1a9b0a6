/** A conversation with the HR agent on its page: restored, answered piece by piece, stopped, broken off, with résumés, ended. */
import type { Page } from 'playwright-core';
import { expect } from '../expect.ts';
import { hrAgentMachine, type HrAgentSnapshot } from '../../../src/machines/hr-agent.machine.ts';
import {
  sampleAnalysis,
  sampleTurn,
  secretQuestion,
  secretText,
} from '../../../src/machines/paths/sample-conversation.ts';
import type { Found } from '../people.ts';
import type { Browser } from '../window.ts';
import { AgentLine } from './agent-line.ts';
import { type At, defineDriver, type PageDriver } from './driver.ts';
import { answerWith } from './effects.ts';
import { openStage, type Stage } from './stage.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** The page was opened before, so the code that restores a conversation is loaded. */
  readonly opened: boolean;
  /** An answer is being streamed. */
  readonly onLine: boolean;
}

type AgentAt = At<HrAgentSnapshot, Memo>;

const doing =
  (...states: ('ready' | 'answering' | 'analysing' | 'failed')[]) =>
  ({ snapshot }: AgentAt): boolean =>
    states.some((state) => snapshot.matches({ open: state }));
const opening = ({ snapshot }: AgentAt) => snapshot.matches('opening');
const closed = ({ snapshot }: AgentAt) => snapshot.matches('closed');
const hasResume = ({ snapshot }: AgentAt) => snapshot.context.resume !== null;

/** The filters of the sample, one of which can be removed. */
const showsFilters = ({ snapshot: { context } }: AgentAt) => {
  const last = context.turns.at(-1);
  const shown = last?.of === 'question' ? last.answer.filters : null;
  return context.resume === null && JSON.stringify(shown) === JSON.stringify(sampleTurn.answer.filters);
};

const press = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const { found, fileKind, ...analysis } = sampleAnalysis;
const analysed = {
  ...analysis,
  job: null,
  file_kind: fileKind,
  rubric: 'v1',
  extraction: { as_of: '2026-11-21', ...found },
};

interface Residents {
  readonly anna: Found;
  readonly bert: Found;
}

export const hrAgentDriver = (browser: Browser, { anna, bert }: Residents): PageDriver => {
  let line: AgentLine;

  /** Stores what the tab had of Anna before it was reloaded. */
  const keep = ({ page }: Stage, text: string) =>
    page.evaluate((kept) => sessionStorage.setItem('hrConversation', kept), text);
  const kept = (ended: 'done' | null) =>
    JSON.stringify({ uid: anna.session.value.uid, turns: [{ ...sampleTurn, ended }] });

  const say = async ({ wires }: Stage, { memo }: AgentAt, event: string, data: unknown) => {
    if (!memo.onLine) {
      // The line of the previous answer may still be open on this side.
      line.hangUp();
      await wires.answer!.end((route) => route.continue({ url: line.url }));
    }
    await line.say(event, data);
  };
  const came = (event: string, data: unknown) => ({
    when: doing('answering'),
    then: (memo: Memo) => ({ ...memo, onLine: true }),
    act: (stage: Stage, at: AgentAt) => say(stage, at, event, data),
  });
  const offLine = (memo: Memo) => ({ ...memo, onLine: false });
  const switchTo = async ({ page }: Stage, blind: boolean) => {
    const toggle = page.getByRole('switch', { name: /^Blind(?!:)/ });
    // It follows the address, which changes a moment later.
    if ((await toggle.isChecked()) !== blind) await toggle.click();
    await expect.poll(() => toggle.isChecked(), { timeout: 10_000 }).toBe(blind);
  };
  const asked = (blind: boolean) => ({
    when: doing('ready', 'failed'),
    then: offLine,
    async act(stage: Stage) {
      await switchTo(stage, blind);
      await stage.page.getByLabel('Your question').fill(secretQuestion);
      await stage.page.getByLabel('Your question').press('Enter');
    },
  });
  const restored = (text: string | null) => ({
    when: ({ memo }: AgentAt) => !memo.opened,
    then: (memo: Memo) => ({ ...memo, opened: true }),
    async act(stage: Stage) {
      if (text !== null) await keep(stage, text);
      await stage.wires.restore!.end();
    },
  });
  const signsIn = (who: Found) => async (stage: Stage, at: AgentAt) => {
    line.hangUp();
    if (closed(at) && !at.memo.opened)
      await stage.page.getByRole('link', { name: 'HR agent' }).first().click();
    else await stage.other.signIn(who.session);
  };

  return defineDriver<typeof hrAgentMachine, Memo>({
    noun: 'hr-agent',
    machine: hrAgentMachine,
    long: true,
    starts: { start: { opened: false, onLine: false } },
    steps: {
      'person.changed:anna': {
        when: (at) => !opening(at) && at.snapshot.context.uid !== 'anna',
        then: offLine,
        act: signsIn(anna),
      },
      'person.changed:bert': {
        when: (at) => !opening(at) && at.memo.opened && at.snapshot.context.uid !== 'bert',
        then: offLine,
        act: signsIn(bert),
      },
      'person.changed:nobody': {
        when: (at) => !opening(at) && !closed(at),
        then: offLine,
        async act({ other }) {
          line.hangUp();
          await other.signOut();
        },
      },
      'filters.change': {
        when: (at) => doing('ready', 'failed')(at) && showsFilters(at),
        then: offLine,
        act: (stage: Stage) => press(stage, 'Remove: who speak German'),
      },
      'done.restore:nothing': {
        byItself: (at) => opening(at) && at.memo.opened,
        ...restored(null),
        when: () => true,
      },
      'done.restore:kept': restored(kept('done')),
      'done.restore:cut': restored(kept(null)),
      'failed.restore': restored('rubbish'),
      'question.ask': asked(false),
      'question.ask:blind': asked(true),
      'answer.came:engine': came('engine', { engine: 'Built in' }),
      'answer.came:text': came('text', { text: secretText }),
      'answer.came:sources': came('sources', { sources: sampleTurn.answer.sources }),
      'answer.ended': { ...came('done', {}), then: offLine },
      'agent.failed': {
        when: doing('answering', 'analysing'),
        then: offLine,
        async act(stage, at) {
          if (doing('analysing')(at)) return stage.wires.analyse!.end(answerWith(500, {}));
          await say(stage, at, 'failed', { reason: 'unreachable', message: 'The model cannot be reached.' });
        },
      },
      stop: {
        when: doing('answering', 'analysing'),
        then: offLine,
        async act(stage) {
          await press(stage, 'Stop');
          line.hangUp();
        },
      },
      again: {
        when: (at) => doing('ready', 'failed')(at) && (hasResume(at) || canAskAgain(at)),
        then: offLine,
        act: (stage) => press(stage, /^(Ask again|Answer again|Try again)$/),
      },
      'resume.analyse': {
        when: doing('ready', 'failed'),
        async act(stage, at) {
          await switchTo(stage, false);
          if (!hasResume(at)) {
            const open = stage.page.getByRole('main').getByRole('button', { name: 'Analyse a résumé' });
            if (await open.isVisible()) await open.click();
            await stage.page.getByLabel('Résumé file').setInputFiles({
              name: 'secret.txt',
              mimeType: 'text/plain',
              buffer: Buffer.from(sampleAnalysis.text),
            });
          }
          await press(stage, 'Analyse');
        },
      },
      'resume.analysed': {
        when: doing('analysing'),
        act: ({ wires }) => wires.analyse!.end(answerWith(200, analysed)),
      },
      'resume.drop': {
        when: (at) => doing('failed')(at) && hasResume(at),
        act: (stage) => press(stage, 'Discard it'),
      },
      'analysis.cover:blind': {
        when: (at) => doing('ready', 'answering', 'analysing', 'failed')(at) && firstBlind(at) === false,
        async act(stage) {
          await switchTo(stage, false);
          await blindness(stage.page).check();
        },
      },
      'analysis.cover:open': {
        when: (at) => doing('ready', 'answering', 'analysing', 'failed')(at) && firstBlind(at) === true,
        async act(stage) {
          await switchTo(stage, false);
          await blindness(stage.page).uncheck();
        },
      },
      'conversation.clear': {
        when: (at) => doing('ready', 'failed')(at) && at.snapshot.context.turns.length > 0,
        async act(stage) {
          await press(stage, 'Clear');
          await stage.page.getByRole('dialog').getByRole('button', { name: 'Clear it' }).click();
        },
      },
    },
    impossible: {
      'resume.sent': 'how much of a file is on its way, the network says',
      'hr-agent.open.analysing / resume.sent': 'how much of a file is on its way, the network says',
      'hr-agent.opening / person.changed #1': 'the code that finds a conversation comes once',
      'hr-agent.opening / person.changed #2': 'the code that finds a conversation comes once',
    },
    async open() {
      line = await AgentLine.open();
      const stage = await openStage(browser, {
        path: '/settings',
        session: anna.session,
        local: { user: anna.user },
        wires: {
          restore: wireOf.hiringCode(),
          answer: wireOf.hiring(/^\/hr-agent\/answers$/),
          analyse: wireOf.hiring(/^\/hr-agent\/analyses$/),
        },
        held: ['restore', 'answer', 'analyse'],
      });
      await stage.page.getByRole('link', { name: 'HR agent' }).first().waitFor();
      return {
        ...stage,
        async close() {
          line.close();
          await stage.close();
        },
      };
    },
    effects: ({ wires: { restore, answer, analyse } }) => ({
      restore: restore!,
      answer: answer!,
      analyse: analyse!,
    }),
    // The second time nothing needs to be loaded over the network.
    waits: (effect, { memo }) => effect !== 'restore' || !memo.opened,
    async shows({ page }, at) {
      const { snapshot, memo } = at;
      if (opening(at)) return;
      if (closed(at)) {
        // After signing out the page shows the login that leads back.
        if (memo.opened) await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
        else await page.getByRole('link', { name: 'HR agent' }).first().waitFor();
        return;
      }
      const { turns, failure } = snapshot.context;
      const last = turns.at(-1);
      const text = last?.of === 'question' ? last.answer.text : '';
      const log = page.getByRole('log', { name: 'Conversation' });
      await expect
        .poll(
          async () => ({
            turns: await log.getByRole('article').count(),
            stop: await page.getByRole('main').getByRole('button', { name: 'Stop' }).count(),
            failed: await page.getByRole('main').getByRole('alert').count(),
            blind: await log.getByRole('switch', { checked: true }).count(),
            text: text === '' || (await log.getByRole('article').last().getByText(secretText).count()) > 0,
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          turns: turns.length,
          stop: doing('answering', 'analysing')(at) ? 1 : 0,
          failed: failedTurns(at) + (failure && hasResume(at) ? 1 : 0),
          blind: turns.filter((turn) => turn.of === 'analysis' && turn.blind).length,
          text: true,
        });
    },
    reported({ type, data }) {
      // On the page no job is chosen, and a broken server gives another reason than a broken model.
      if (type === 'AgentAnalysisAsked') return [{ stream, type, data: { ...(data as object), job: null } }];
      if (type === 'AgentFailed') return [{ stream, type }];
      return [{ stream, type, data }];
    },
    streams: () => [stream],
  });
};

const stream = 'workflow/hr-agent';

/** Whether the first turn was blind; null for a question. */
const firstBlind = ({ snapshot }: AgentAt) => {
  const first = snapshot.context.turns[0];
  return first?.of === 'analysis' ? first.blind : null;
};

const blindness = (page: Page) =>
  page
    .getByRole('log')
    .getByRole('switch', { name: /^Blind/ })
    .first();

const canAskAgain = ({ snapshot }: AgentAt) => snapshot.context.turns.at(-1)?.of === 'question';

/** Each says so where it stands. */
const failedTurns = ({ snapshot }: AgentAt) =>
  snapshot.context.turns.filter(
    (turn) =>
      turn.of === 'question' && turn.ended !== null && turn.ended !== 'done' && turn.ended !== 'stopped',
  ).length;
