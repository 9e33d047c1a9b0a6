/** The statechart of speech to text: which engine is used, what results, and that nothing listens longer than it should. */
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  type Engines,
  languages,
  languageSchema,
  placesOfHearing,
  type Sound,
  transcriptionProblems,
  whyNot,
} from '../../src/events/transcription/engine.ts';
import type { Listening, Sending, TranscriptDraft } from '../../src/events/transcription/port.ts';
import type { TranscriptLine } from '../../src/events/transcription/transcript.ts';
import { draftOf, stepOf, transcriptionMachine } from '../../src/machines/transcription.machine.ts';
import { problemWords, whereHeard } from '../../src/views/ui/hearing-words.ts';
import { effect } from './effects.ts';

const engines: Engines = {
  browser: { place: 'device', fetchable: false, hearsSound: true },
  model: { name: 'listener at a.example', maxBytes: 10 },
  modelUnknown: false,
};
const sound: Sound = { from: 'file', content: new Blob(['sound']), name: 'a.mp3', durationMs: 5000 };
const line = (id: string, startMs: number): TranscriptLine => ({ id, startMs, endMs: null, text: id });
const heard = (...lines: readonly TranscriptLine[]) => ({ type: 'words.heard', lines }) as const;

async function start(found: Engines | null = engines, draft: TranscriptDraft | null = null) {
  const clock = new SimulatedClock();
  const on = { recogniser: 0, transcriber: 0 };
  const asked: (Listening | Sending)[] = [];
  const kept: TranscriptDraft[] = [];
  let stops = 0;
  const running = (name: keyof typeof on) =>
    fromCallback(({ input }) => {
      asked.push(input as Listening | Sending);
      on[name] += 1;
      return () => void (on[name] -= 1);
    }) as never;
  const look = effect<Engines, { language: string }>();
  const install = effect<void, { language: string }>();
  const actor = createActor(
    transcriptionMachine.provide({
      actors: {
        engines: look.logic as never,
        install: install.logic as never,
        recogniser: running('recogniser'),
        transcriber: running('transcriber'),
        personLeaves: fromCallback(() => undefined) as never,
      },
      actions: {
        keepDraft: ({ context }) => void kept.push(draftOf(context)),
        stopRecogniser: () => void (stops += 1),
      },
    }),
    { input: { language: 'en-US', draft }, clock },
  ).start();
  if (found) await look.resolve(found);
  const step = () => stepOf(actor.getSnapshot());
  const context = () => actor.getSnapshot().context;
  const ids = () => context().lines.map(({ id }) => id);
  return { actor, clock, on, asked, kept, look, install, step, context, ids, stops: () => stops };
}

describe('an engine', () => {
  it('[TRANSCRIPTION1] says where the sound goes, for each place in other words', () => {
    expect(new Set(placesOfHearing.map((place) => whereHeard[place])).size).toBe(placesOfHearing.length);
  });

  it('[TRANSCRIPTION1] of the browser hears on the device only where it can', async () => {
    for (const place of placesOfHearing) {
      const { actor, asked } = await start({ ...engines, browser: { ...engines.browser!, place } });
      actor.send({ type: 'speech.listen', offsetMs: 0 });
      expect(asked).toEqual([{ language: 'en-US', sound: null, offsetMs: 0, locally: place === 'device' }]);
    }
  });

  it('[TRANSCRIPTION2] that is not there, or cannot take the sound, is not asked', async () => {
    const none = { browser: null, model: null, modelUnknown: false };
    const microphoneOnly = { ...engines, browser: { ...engines.browser!, hearsSound: false } };
    const tooSmall = { ...engines, model: { name: 'x', maxBytes: 4 } };
    const cases = [
      [none, 'speech.listen'],
      [none, 'sound.hear'],
      [none, 'sound.send'],
      [microphoneOnly, 'sound.hear'],
      [tooSmall, 'sound.send'],
    ] as const;
    for (const [found, type] of cases) {
      const { actor, step, on } = await start(found);
      actor.send({ type: 'sound.choose', sound });
      actor.send(type === 'speech.listen' ? { type, offsetMs: 0 } : { type });
      expect([step(), on], type).toEqual(['ready', { recogniser: 0, transcriber: 0 }]);
    }
    for (const engine of ['browser', 'model'] as const) expect(whyNot(engine, none, sound)).toMatch(/\.$/);
    expect(whyNot('browser', microphoneOnly, sound)).toContain('microphone only');
    expect(whyNot('browser', microphoneOnly, null)).toBeNull();
    expect(whyNot('model', tooSmall, sound)).toContain('up to');
    expect([whyNot('browser', engines, sound), whyNot('model', engines, sound)]).toEqual([null, null]);
  });

  it('[TRANSCRIPTION2] without a sound only listens', async () => {
    const { actor, step } = await start();
    actor.send({ type: 'sound.hear' });
    actor.send({ type: 'sound.send' });
    expect(step()).toBe('ready');
    actor.send({ type: 'speech.listen', offsetMs: 0 });
    expect(step()).toBe('starting');
  });

  it('[TRANSCRIPTION2] is looked for again with another language, or after a failure', async () => {
    const { actor, look, step, context } = await start(null);
    await look.reject(new Error('offline'));
    expect([step(), context().engines.browser]).toEqual(['ready', null]);
    actor.send({ type: 'engines.look' });
    await look.resolve(engines);
    actor.send({ type: 'language.choose', language: 'de-DE' });
    expect(step()).toBe('looking');
    expect(look.calls.map(({ language }) => language)).toEqual(['en-US', 'en-US', 'de-DE']);
  });

  it('[TRANSCRIPTION1] has a language fetched, so that the sound stays here', async () => {
    const browser = { place: 'maker', fetchable: true, hearsSound: true } as const;
    const { actor, look, install, step, context } = await start({ ...engines, browser });
    actor.send({ type: 'language.install' });
    await install.reject(new Error('no room'));
    expect([step(), context().problem]).toEqual(['failed', 'language']);
    actor.send({ type: 'language.install' });
    await install.resolve();
    expect(step()).toBe('looking');
    await look.resolve(engines);
    actor.send({ type: 'language.install' });
    expect([step(), install.calls.length]).toEqual(['ready', 2]);
  });

  it('knows its languages as the server does', () => {
    for (const language of languages) expect(languageSchema.safeParse(language).success, language).toBe(true);
    for (const wrong of ['', 'e', 'en_US', 'en-', 'x'.repeat(40)])
      expect(languageSchema.safeParse(wrong).success, wrong).toBe(false);
  });
});

describe('listening', () => {
  it('[TRANSCRIPTION3] gathers what is heard, and not what is guessed', async () => {
    const { actor, step, ids, context, kept } = await start();
    actor.send({ type: 'speech.listen', offsetMs: 0 });
    actor.send({ type: 'hearing.started' });
    actor.send({ type: 'words.guessed', text: 'fir' });
    expect([step(), ids(), context().guess]).toEqual(['hearing', [], 'fir']);
    actor.send(heard(line('b', 2000)));
    actor.send(heard(line('a', 1000)));
    expect([ids(), context().guess]).toEqual([['a', 'b'], '']);
    expect(kept.at(-1)!.lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('[TRANSCRIPTION3] goes on over a pause', async () => {
    const { actor, asked, clock, ids } = await start();
    actor.send({ type: 'speech.listen', offsetMs: 0 });
    actor.send(heard(line('a', 1000)));
    actor.send({ type: 'work.stop' });
    clock.increment(5000);
    actor.send({ type: 'speech.listen', offsetMs: 7000 });
    actor.send(heard(line('b', 8000)));
    expect([(asked[1] as Listening).offsetMs, ids()]).toEqual([7000, ['a', 'b']]);
  });

  it('[TRANSCRIPTION5] after a stop takes the last words, and waits no longer than 5 seconds', async () => {
    const { actor, clock, on, step, ids, stops } = await start();
    for (const ends of [true, false]) {
      actor.send({ type: 'speech.listen', offsetMs: 0 });
      actor.send({ type: 'hearing.started' });
      actor.send({ type: 'work.stop' });
      actor.send(heard(line(`last ${ends}`, 1000)));
      expect([step(), on.recogniser]).toEqual(['finishing', 1]);
      if (ends) actor.send({ type: 'hearing.ended' });
      else clock.increment(4999);
      expect(step()).toBe(ends ? 'stopped' : 'finishing');
      if (!ends) clock.increment(1);
      expect([step(), on.recogniser]).toEqual(['stopped', 0]);
    }
    expect([ids(), stops()]).toEqual([['last true', 'last false'], 2]);
  });

  it('[TRANSCRIPTION3] goes on after a pause that ended before the last words came', async () => {
    for (const ends of [true, false]) {
      const { actor, clock, asked, step, ids, stops } = await start();
      actor.send({ type: 'speech.listen', offsetMs: 0 });
      actor.send({ type: 'hearing.started' });
      actor.send({ type: 'work.stop' });
      actor.send({ type: 'speech.listen', offsetMs: 3000 });
      expect([step(), asked.length]).toEqual(['finishing', 1]);
      actor.send(heard(line('last', 1000)));
      if (ends) actor.send({ type: 'hearing.ended' });
      else clock.increment(5000);
      expect([step(), asked.length, (asked[1] as Listening).offsetMs]).toEqual(['starting', 2, 3000]);
      actor.send(heard(line('next', 4000)));
      expect(ids()).toEqual(['last', 'next']);
      actor.send({ type: 'work.stop' });
      actor.send({ type: 'hearing.ended' });
      expect([step(), stops()]).toEqual(['stopped', 2]);
    }
  });

  it('[TRANSCRIPTION5] stays stopped when it is paused again before the last words came', async () => {
    const { actor, asked, step } = await start();
    actor.send({ type: 'speech.listen', offsetMs: 0 });
    actor.send({ type: 'work.stop' });
    actor.send({ type: 'speech.listen', offsetMs: 3000 });
    actor.send({ type: 'work.stop' });
    actor.send({ type: 'hearing.ended' });
    expect([step(), asked.length]).toEqual(['stopped', 1]);
  });

  it('[TRANSCRIPTION5] ends with the person, the page, and a failure', async () => {
    for (const end of ['leave', 'page', 'failure'] as const) {
      for (const begin of [
        { type: 'speech.listen', offsetMs: 0 },
        { type: 'sound.hear' },
        { type: 'sound.send' },
      ] as const) {
        const { actor, on } = await start();
        actor.send({ type: 'sound.choose', sound });
        actor.send(begin);
        expect(on.recogniser + on.transcriber).toBe(1);
        if (end === 'leave') actor.send({ type: 'person.leave' });
        else if (end === 'page') actor.stop();
        else actor.send({ type: 'hearing.failed', problem: 'failed', message: null });
        expect(on).toEqual({ recogniser: 0, transcriber: 0 });
      }
    }
  });

  it('takes a recording that is ready before the last words are, and no other sound meanwhile', async () => {
    const { actor, context } = await start();
    actor.send({ type: 'speech.listen', offsetMs: 0 });
    actor.send({ type: 'sound.choose', sound });
    expect(context().sound).toBe(sound);
    actor.send({ type: 'hearing.ended' });
    actor.send({ type: 'sound.hear' });
    actor.send({ type: 'sound.choose', sound: null });
    expect(context().sound).toBe(sound);
  });
});

describe('a model', () => {
  it('[TRANSCRIPTION4] replaces what is there, which can be taken back', async () => {
    const { actor, asked, step, ids } = await start();
    actor.send({ type: 'transcript.change', change: { type: 'AddHeard', lines: [line('mine', 0)] } });
    actor.send({ type: 'sound.choose', sound });
    actor.send({ type: 'sound.send' });
    expect([step(), asked]).toEqual(['sending', [{ language: 'en-US', sound }]]);
    actor.send(heard(line('a', 0), line('b', 10)));
    actor.send({ type: 'hearing.ended' });
    expect([step(), ids()]).toEqual(['done', ['a', 'b']]);
    actor.send({ type: 'transcript.undo' });
    expect(ids()).toEqual(['mine']);
  });

  it('[TRANSCRIPTION5] is not waited for once it is stopped', async () => {
    const { actor, on, step, ids } = await start();
    actor.send({ type: 'sound.choose', sound });
    actor.send({ type: 'sound.send' });
    actor.send({ type: 'work.stop' });
    actor.send(heard(line('late', 0)));
    expect([step(), on.transcriber, ids()]).toEqual(['stopped', 0, []]);
  });
});

describe('a failure', () => {
  it('[TRANSCRIPTION6] has words and a remedy of its own', () => {
    const all = transcriptionProblems.map((problem) => problemWords[problem]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(transcriptionProblems.length);
    expect(new Set(all.map(({ remedy }) => remedy)).size).toBe(transcriptionProblems.length);
  });

  it.each(transcriptionProblems)(
    '[TRANSCRIPTION6] %s loses no line, and one can try again',
    async (problem) => {
      const { actor, step, ids, context } = await start();
      actor.send({ type: 'speech.listen', offsetMs: 0 });
      actor.send(heard(line('a', 0)));
      actor.send({ type: 'hearing.failed', problem, message: 'In the server’s words.' });
      expect([step(), ids(), context().problem, context().message]).toEqual([
        'failed',
        ['a'],
        problem,
        'In the server’s words.',
      ]);
      actor.send({ type: 'speech.listen', offsetMs: 0 });
      expect([step(), context().problem, context().message]).toEqual(['starting', null, null]);
    },
  );
});

describe('what a person writes', () => {
  const write = (text: string) =>
    ({ type: 'transcript.change', change: { type: 'WriteLine', id: 'a', text } }) as const;

  it('[TRANSCRIPTION7] is taken back step by step, and typing in a line is one', async () => {
    const { actor, context } = await start();
    const text = () => context().lines.map((each) => each.text);
    actor.send({ type: 'transcript.change', change: { type: 'AddLine', id: 'a', startMs: 0, text: '' } });
    for (const typed of ['B', 'Br', 'Bru']) actor.send(write(typed));
    actor.send({ type: 'transcript.change', change: { type: 'TimeLine', id: 'a', startMs: 10 } });
    actor.send(write('Brush'));
    expect(text()).toEqual(['Brush']);
    actor.send({ type: 'transcript.undo' });
    expect([text(), context().lines[0]!.startMs]).toEqual([['Bru'], 10]);
    actor.send({ type: 'transcript.undo' });
    actor.send({ type: 'transcript.undo' });
    expect(text()).toEqual(['']);
    actor.send({ type: 'transcript.undo' });
    actor.send({ type: 'transcript.undo' });
    expect(text()).toEqual([]);
  });

  it('[TRANSCRIPTION7] can be taken back a hundred times', async () => {
    const { actor, context } = await start();
    for (let i = 0; i < 150; i += 1)
      actor.send({
        type: 'transcript.change',
        change: { type: 'AddLine', id: `${i}`, startMs: i, text: '' },
      });
    for (let i = 0; i < 150; i += 1) actor.send({ type: 'transcript.undo' });
    expect(context().lines).toHaveLength(50);
  });

  it('[TRANSCRIPTION8] beyond a limit changes nothing, and is refused by name until something goes', async () => {
    const { actor, context } = await start();
    actor.send({ type: 'transcript.change', change: { type: 'RemoveLine', id: 'x' } });
    expect([context().refusal, context().past]).toEqual(['unknown-line', []]);
    actor.send({ type: 'transcript.change', change: { type: 'AddLine', id: 'a', startMs: 0, text: '' } });
    expect(context().refusal).toBeNull();
  });

  it('[TRANSCRIPTION11] is kept with what it belongs to, also before that is opened again', async () => {
    const draft: TranscriptDraft = {
      source: { from: 'recording', id: 'r1' },
      language: 'de-DE',
      lines: [line('a', 0)],
    };
    const { actor, look, kept, ids, context } = await start(null, draft);
    expect([ids(), look.calls]).toEqual([['a'], [{ language: 'de-DE' }]]);
    actor.send(write('Zuerst'));
    expect(kept.at(-1)).toEqual({ ...draft, lines: [{ ...line('a', 0), text: 'Zuerst' }] });
    await look.resolve(engines);
    actor.send({ type: 'sound.choose', sound });
    expect(kept.at(-1)!.source).toEqual({ from: 'file', name: 'a.mp3' });
    actor.send({ type: 'transcript.clear' });
    expect([kept.at(-1), context().sound]).toEqual([{ source: null, language: 'de-DE', lines: [] }, null]);
  });

  it('[TRANSCRIPTION11] is shown to nobody else, and stays kept', async () => {
    const { actor, kept, step, ids } = await start();
    actor.send({ type: 'transcript.change', change: { type: 'AddLine', id: 'a', startMs: 0, text: 'x' } });
    actor.send({ type: 'person.leave' });
    actor.send(write('y'));
    expect([step(), ids(), kept.length]).toEqual(['over', [], 1]);
  });
});
