/** The browser's speech recognizer behind the statechart: what its events mean, and that it restarts when it ends by itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEngine, installLanguage } from '../../src/adapters/transcription/browser-engine.ts';
import { startRecogniser } from '../../src/adapters/transcription/recogniser.ts';
import type { Availability } from '../../src/adapters/transcription/web-speech.ts';
import type { HearingNews } from '../../src/events/transcription/port.ts';

class FakeRecognition extends EventTarget {
  static all: FakeRecognition[] = [];
  static available?: (question: { processLocally: boolean }) => Promise<Availability>;
  static install?: () => Promise<boolean>;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  calls: string[] = [];
  constructor() {
    super();
    FakeRecognition.all.push(this);
  }
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
  }
  abort() {
    this.calls.push('abort');
  }
  tell(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
  hear(resultIndex: number, ...said: readonly (readonly [text: string, isFinal: boolean])[]) {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.tell('result', { resultIndex, results });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  FakeRecognition.all = [];
  delete FakeRecognition.available;
  delete FakeRecognition.install;
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(offsetMs = 0, locally = false) {
  const news: HearingNews[] = [];
  let count = 0;
  const running = startRecogniser({
    ...{ language: 'en-GB', sound: null, offsetMs, locally },
    newId: () => `n${(count += 1)}`,
    send: (told) => void news.push(told),
  });
  return { news, running, last: () => FakeRecognition.all.at(-1)! };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('a recogniser', () => {
  it('[TRANSCRIPTION3] tells lines with the times between their first guess and their last word', () => {
    const { news, last } = listen(10_000, true);
    expect(last()).toMatchObject({
      ...{ lang: 'en-GB', continuous: true, interimResults: true, processLocally: true, calls: ['start'] },
    });
    last().tell('start');
    pass(500);
    last().hear(0, ['first', false]);
    pass(1000);
    last().hear(0, ['First the brush.', true], ['then', false]);
    pass(1000);
    last().hear(1, ['First the brush.', true], [' Then soap. ', true]);
    expect(news).toEqual([
      { type: 'hearing.started' },
      { type: 'words.guessed', text: 'first' },
      {
        type: 'words.heard',
        lines: [{ id: 'n1', startMs: 10_500, endMs: 11_500, text: 'First the brush.' }],
      },
      { type: 'words.guessed', text: 'then' },
      { type: 'words.heard', lines: [{ id: 'n2', startMs: 11_500, endMs: 12_500, text: 'Then soap.' }] },
      { type: 'words.guessed', text: '' },
    ]);
  });

  it('[TRANSCRIPTION3] goes on when it ends by itself, and tells that it began once', () => {
    const { news, last } = listen();
    last().tell('start');
    pass(2000);
    last().tell('error', { error: 'no-speech' });
    last().tell('end');
    expect(FakeRecognition.all).toHaveLength(2);
    last().tell('start');
    pass(500);
    last().hear(0, ['Yes.', true]);
    expect(news.map(({ type }) => type)).toEqual(['hearing.started', 'words.heard', 'words.guessed']);
  });

  it('[TRANSCRIPTION3] starts again when one that was still being stopped has cut it off', () => {
    const { news, last } = listen();
    last().tell('error', { error: 'aborted' });
    last().tell('end');
    expect(FakeRecognition.all).toHaveLength(2);
    last().tell('start');
    last().hear(0, ['Yes.', true]);
    expect(news.map(({ type }) => type)).toEqual(['hearing.started', 'words.heard', 'words.guessed']);
  });

  it('[TRANSCRIPTION6] that ends at once, again and again, has failed', () => {
    const { news, last } = listen();
    for (let i = 0; i < 3; i += 1) last().tell('end');
    expect(FakeRecognition.all).toHaveLength(3);
    expect(news).toEqual([{ type: 'hearing.failed', problem: 'failed', message: null }]);
  });

  it.each([
    ['not-allowed', 'blocked'],
    ['service-not-allowed', 'blocked'],
    ['audio-capture', 'absent'],
    ['network', 'offline'],
    ['language-not-supported', 'language'],
    ['bad-grammar', 'failed'],
  ])('[TRANSCRIPTION6] that fails with %s is %s, and is over', (error, problem) => {
    const { news, last } = listen();
    last().tell('error', { error });
    last().tell('end');
    last().hear(0, ['late', true]);
    expect(news).toEqual([{ type: 'hearing.failed', problem, message: null }]);
    expect([FakeRecognition.all.length, last().calls]).toEqual([1, ['start', 'abort']]);
  });

  it('[TRANSCRIPTION5] lets the last words come when it is finished, and none when it is ended', () => {
    const { news, last, running } = listen();
    running.finish();
    running.finish();
    last().hear(0, ['Last.', true]);
    last().tell('end');
    expect(news.map(({ type }) => type)).toEqual(['words.heard', 'words.guessed', 'hearing.ended']);
    const other = listen();
    other.running.end();
    other.last().hear(0, ['late', true]);
    other.last().tell('end');
    expect([other.news, other.last().calls]).toEqual([[], ['start', 'abort']]);
  });
});

describe('the browser', () => {
  const says = (here: Availability, anywhere: Availability) => {
    FakeRecognition.available = async ({ processLocally }) => (processLocally ? here : anywhere);
  };
  const branded = (brand: string) => vi.stubGlobal('navigator', { userAgentData: { brands: [{ brand }] } });
  beforeEach(() => branded('Google Chrome'));

  it('[TRANSCRIPTION1] tells where it hears, as far as it does', async () => {
    expect(await browserEngine('en')).toEqual({ place: 'unknown', fetchable: false, hearsSound: false });
    says('available', 'available');
    expect(await browserEngine('en')).toEqual({ place: 'device', fetchable: false, hearsSound: true });
    says('downloadable', 'available');
    expect(await browserEngine('en')).toEqual({ place: 'maker', fetchable: true, hearsSound: true });
    says('unavailable', 'available');
    expect(await browserEngine('en')).toEqual({ place: 'maker', fetchable: false, hearsSound: true });
    FakeRecognition.available = () => Promise.reject(new Error('forbidden by a policy'));
    expect(await browserEngine('en')).toEqual({ place: 'unknown', fetchable: false, hearsSound: true });
  });

  it('[TRANSCRIPTION1] is not asked for its own device where the question would end the page', async () => {
    const asked: boolean[] = [];
    FakeRecognition.available = async ({ processLocally }) => {
      asked.push(processLocally);
      return 'available';
    };
    branded('Chromium');
    expect(await browserEngine('en')).toEqual({ place: 'maker', fetchable: false, hearsSound: true });
    expect(asked).toEqual([false]);
  });

  it('[TRANSCRIPTION2] has none for a language that it does not know, or at all', async () => {
    says('unavailable', 'unavailable');
    expect(await browserEngine('xx')).toBeNull();
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    expect(await browserEngine('en')).toBeNull();
    // An older browser, which cannot report what it supports.
    delete FakeRecognition.available;
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    expect(await browserEngine('en')).not.toBeNull();
  });

  it('[TRANSCRIPTION1] fetches a language, or says that it could not', async () => {
    await expect(installLanguage('en')).rejects.toThrow('could not fetch');
    FakeRecognition.install = async () => true;
    await installLanguage('en');
  });
});
