/**
 * The page of speech to text: a recognizer and a model that are available or not, speech and a file as input, words that
 * arrive and are typed, and each way in which listening ends.
 */
import { expect } from '../expect.ts';
import {
  stepOf,
  transcriptionMachine,
  type TranscriptionSnapshot,
} from '../../../src/machines/transcription.machine.ts';
import { noEngine } from '../../../src/views/transcription/words.ts';
import { problemWords } from '../../../src/views/ui/hearing-words.ts';
import { recording } from '../../server/trade/recordings.ts';
import type { Newcomer } from '../people.ts';
import type { Browser } from '../window.ts';
import { Call } from './calls.ts';
import { putCamera } from './camera.ts';
import { type At, defineDriver, type PageDriver, type PageStep } from './driver.ts';
import { answerWith, type Effect } from './effects.ts';
import { putRecogniser, recogniserOf } from './recogniser.ts';
import { putRecorder, recorderOf } from './recorder.ts';
import { openStage, type Stage } from './stage.ts';
import { endTimers, holdTimers } from './timers.ts';
import { wireOf } from './wires.ts';

interface Memo {
  /** The microphone is or was on for a recording. */
  readonly speaking: boolean;
  /** The model has sent all words; its end comes with them. */
  readonly answered: boolean;
  /** An interim result is shown, which the model of the machine ignores. */
  readonly guessed: boolean;
}

type TranscriptionAt = At<TranscriptionSnapshot, Memo>;
type Step = PageStep<TranscriptionSnapshot, Memo>;

const is = ({ snapshot }: TranscriptionAt, ...steps: readonly string[]) => steps.includes(stepOf(snapshot));
const contextOf = ({ snapshot }: TranscriptionAt) => snapshot.context;
const isIdle = (at: TranscriptionAt) => is(at, 'ready', 'done', 'stopped', 'failed');
const listens = (at: TranscriptionAt) => is(at, 'starting', 'hearing', 'finishing');
const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const recogniser = ({ page }: Stage) => recogniserOf(page);
const call = ({ page }: Stage, name: string) => new Call(page, name);

const modelAnswers = {
  one: answerWith(200, { engine: 'a model', maxBytes: 1_000_000 }),
  none: answerWith(200, { engine: null, maxBytes: 0 }),
  nothing: answerWith(500, {}),
} as const;

/** The answers of the browser and the server about their abilities. */
const finding = (here: string, anywhere: string, model: keyof typeof modelAnswers): Step => ({
  when: (at) => is(at, 'looking'),
  async act(stage) {
    await recogniser(stage).knows(here, anywhere);
    await call(stage, 'available').end();
    await stage.wires.engines!.end(modelAnswers[model]);
  },
});

export const transcriptionDriver = (browser: Browser, { session }: Newcomer): PageDriver =>
  defineDriver<typeof transcriptionMachine, Memo>({
    noun: 'transcription',
    machine: transcriptionMachine,
    long: true,
    starts: { start: { speaking: false, answered: false, guessed: false } },
    steps: {
      'done.engines:both': finding('available', 'available', 'one'),
      'done.engines:fetchable': finding('downloadable', 'available', 'nothing'),
      'done.engines:none': finding('unavailable', 'unavailable', 'none'),
      'done.install': { act: (stage) => call(stage, 'install').end() },
      'failed.install': { act: (stage) => call(stage, 'install').end('NetworkError') },
      'language.choose': {
        when: isIdle,
        async act({ page }) {
          const field = page.getByLabel('What is spoken');
          await field.selectOption((await field.inputValue()) === 'en-US' ? 'en-GB' : 'en-US');
        },
      },
      'language.install': {
        when: (at) => isIdle(at) && contextOf(at).engines.browser?.fetchable === true,
        act: (stage) => press(stage, 'Fetch the language, so that the sound stays on this device'),
      },
      'engines.look': {
        when: (at) => isIdle(at) && contextOf(at).engines.modelUnknown,
        act: (stage) => press(stage, 'Look again'),
      },
      'sound.choose': {
        // A recording is complete before its last words arrive.
        when: (at) =>
          contextOf(at).sound === null &&
          (at.memo.speaking ? is(at, 'finishing') : isIdle(at) || is(at, 'looking')),
        async act(stage, at) {
          const { page } = stage;
          if (at.memo.speaking) await recorderOf(page).tells('stop');
          else
            await page.getByLabel('Sound file').setInputFiles({
              ...{ name: 'speech.webm', mimeType: 'audio/webm' },
              buffer: await recording({ video: null, seconds: 2 }),
            });
        },
      },
      'speech.listen': {
        when: (at) =>
          isIdle(at) &&
          contextOf(at).engines.browser !== null &&
          contextOf(at).sound === null &&
          !at.memo.speaking,
        then: (memo) => ({ ...memo, speaking: true, guessed: false }),
        async act(stage) {
          await press(stage, 'Speak or open a recording');
          await press(stage, 'Record');
          await recorderOf(stage.page).begins();
          await recorderOf(stage.page).gives();
          await recogniser(stage).untilAsked();
        },
      },
      'sound.hear': {
        when: (at) => isIdle(at) && contextOf(at).sound !== null && isHere(at),
        then: (memo) => ({ ...memo, guessed: false }),
        async act(stage) {
          await press(stage, 'Write it down in this browser');
          await recogniser(stage).untilAsked();
        },
      },
      'sound.send': {
        when: (at) => isIdle(at) && contextOf(at).sound !== null && contextOf(at).engines.model !== null,
        act: (stage) => press(stage, 'Have the model write it down'),
      },
      'work.stop': {
        when: (at) => is(at, 'starting', 'hearing', 'sending') && !at.memo.answered,
        act: (stage) => press(stage, 'Stop'),
      },
      'hearing.started': {
        when: (at) => is(at, 'starting'),
        act: (stage) => recogniser(stage).tells('start'),
      },
      'words.heard': {
        when: (at) => is(at, 'hearing', 'finishing') || (is(at, 'sending') && !at.memo.answered),
        then: (memo, at) => ({ ...memo, answered: is(at, 'sending'), guessed: false }),
        act: (stage, at) =>
          is(at, 'sending')
            ? stage.wires.transcriber!.end(answerWith(200, { text: 'Heard words.', segments: [] }))
            : recogniser(stage).hears('Heard words.', true),
      },
      'words.guessed': {
        when: (at) => is(at, 'hearing'),
        then: (memo) => ({ ...memo, guessed: true }),
        act: (stage) => recogniser(stage).hears('secret guess', false),
      },
      'hearing.ended': {
        when: (at) => is(at, 'finishing') || (is(at, 'hearing') && !contextOf(at).microphone),
        byItself: (at) => is(at, 'sending') && at.memo.answered,
        then: (memo) => ({ ...memo, answered: false }),
        async act(stage, at) {
          if (is(at, 'hearing')) await recogniser(stage).soundEnds();
          await recogniser(stage).tells('end');
        },
      },
      'hearing.failed': {
        when: (at) => listens(at) || (is(at, 'sending') && !at.memo.answered),
        act: (stage, at) =>
          is(at, 'sending')
            ? stage.wires.transcriber!.end(answerWith(503, { reason: 'busy', message: 'It is busy.' }))
            : recogniser(stage).fails('not-allowed'),
      },
      'after.stopTimeout': { act: ({ page }) => endTimers(page) },
      'transcript.change': {
        when: (at) => !is(at, 'over') && contextOf(at).lines.length === 0,
        act: (stage) => press(stage, 'Write by hand'),
      },
      'transcript.undo': {
        when: (at) => contextOf(at).lines.length > 0 && contextOf(at).past.length > 0,
        act: (stage) => press(stage, 'Undo'),
      },
      'transcript.clear': {
        when: (at) => isIdle(at) && contextOf(at).lines.length > 0,
        then: (memo) => ({ ...memo, speaking: false }),
        async act(stage) {
          await press(stage, 'Start over');
          await stage.page
            .getByRole('dialog')
            .getByRole('button', { name: 'Start over', exact: true })
            .click();
        },
      },
      'person.leave': { when: (at) => !is(at, 'over'), act: ({ other }) => other.signOut() },
    },
    impossible: {
      'failed.engines': takenForNone,
      'transcription.looking / failed.engines': takenForNone,
      'transcription.looking / language.choose': 'the choice of a language comes with what was found',
      'transcription.installing / work.stop': 'the page offers no way to stop the browser from fetching',
      'transcription.listening.starting / hearing.ended':
        'a sound plays, and so ends, once it is listened to',
      'transcription.listening.finishing / speech.listen': stopsForGood,
      'transcription.listening.finishing / hearing.ended #1': stopsForGood,
      'transcription.listening.finishing / after.stopTimeout #1': stopsForGood,
      'transcription.listening.finishing / work.stop': stopsForGood,
      'transcription.over / person.leave': gone,
      'transcription.over / transcript.change': gone,
    },
    open: () =>
      openStage(browser, {
        path: '/audios-AI-stt',
        session,
        wires: {
          engines: wireOf.nodeRead('/transcriptions'),
          transcriber: wireOf.nodeWrite('/transcriptions'),
        },
        held: ['engines'],
        async install(context) {
          await putCamera(context, 'available');
          await putRecorder(context);
          await putRecogniser(context);
          // The last words take a moment.
          await holdTimers(context, 5000);
        },
      }),
    effects: (stage) => ({
      engines: bothOf(call(stage, 'available'), stage.wires.engines!),
      install: call(stage, 'install'),
      transcriber: stage.wires.transcriber!,
    }),
    async shows({ page }, at) {
      if (is(at, 'over')) {
        await page.getByText(/^What you record and write down belongs to your account/).waitFor();
        return;
      }
      const { engines, lines, sound, engine } = contextOf(at);
      const count = (yes: boolean) => (yes ? 1 : 0);
      const words = (text: string | RegExp) => page.getByText(text, { exact: true }).count();
      const button = (name: string) => page.getByRole('button', { name, exact: true }).count();
      const failed = problemWords[engine === 'model' ? 'busy' : 'blocked'].title;
      const looked = !is(at, 'looking');
      await expect
        .poll(
          async () => ({
            looking: await words('Looking for what can write speech down'),
            none: await words(noEngine),
            unknown: await button('Look again'),
            model: await page.getByText('The sound goes to this site’s server and on to a model.').count(),
            starting: await words('About to listen'),
            hearing: await words('Listening'),
            finishing: await words('Writing the last words'),
            sending: await page.getByText('The model is writing it down.').count(),
            done: await words('Written down. Read it through: engines mishear.'),
            failed: is(at, 'failed') ? await words(failed) : 0,
            notFetched: is(at, 'failed') ? await words(problemWords.language.title) : 0,
            guess: await words('secret guess'),
            lines: await page.getByRole('textbox', { name: /^Line \d+$/ }).count(),
            sound: await page.getByLabel('The sound', { exact: true }).count(),
          }),
          { timeout: 10_000, interval: 30 },
        )
        .toEqual({
          looking: count(!looked),
          none: count(looked && !engines.browser && !engines.model && !engines.modelUnknown),
          unknown: count(looked && engines.modelUnknown),
          model: count(looked && engines.model !== null),
          starting: count(is(at, 'starting')),
          hearing: count(is(at, 'hearing')),
          finishing: count(is(at, 'finishing')),
          sending: count(is(at, 'sending')),
          done: count(is(at, 'done')),
          failed: count(is(at, 'failed') && contextOf(at).problem !== 'language'),
          notFetched: count(is(at, 'failed') && contextOf(at).problem === 'language'),
          guess: count(listens(at) && at.memo.guessed),
          lines: lines.length,
          sound: count(sound !== null),
        });
    },
    look: (at) =>
      is(at, 'over')
        ? null
        : [
            stepOf(at.snapshot),
            contextOf(at).engines.browser,
            contextOf(at).problem,
            contextOf(at).lines.length > 0,
          ],
    // The model reports failures in other words than the recognizer, and a recording is not a file.
    reported: ({ type, data }) => [
      {
        stream: 'workflow/transcription',
        type,
        ...(['TranscriptionFailed', 'TranscriptionSoundChosen'].includes(type) ? {} : { data }),
      },
    ],
    streams: () => ['workflow/transcription'],
  });

const isHere = (at: TranscriptionAt) => contextOf(at).engines.browser?.place === 'device';

const bothOf = (one: Effect, other: Effect): Effect => ({
  async hold() {
    await one.hold();
    await other.hold();
  },
  async begun() {
    await one.begun();
    await other.begun();
  },
});

const takenForNone =
  'what the browser or the server does not answer is taken for an engine that is not there';
const stopsForGood =
  'a walk ends its recording and so cannot go on with it; the unit tests of the chart pause it';
const gone = 'the page is gone with whoever was signed in';
