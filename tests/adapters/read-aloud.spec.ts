/** Reading aloud with the browser's voices: which languages, line by line, until it ends or is stopped. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canRead, readAloud } from '../../src/adapters/transcription/read-aloud.ts';

class FakeUtterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voices = {
  known: [] as { lang: string }[],
  /** Oldest first. */
  spoken: [] as FakeUtterance[],
  cancelled: 0,
};

beforeEach(() => {
  Object.assign(voices, { known: [], spoken: [], cancelled: 0 });
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices.known,
    speak: (utterance: FakeUtterance) => voices.spoken.push(utterance),
    cancel: () => (voices.cancelled += 1),
  });
});
afterEach(() => vi.unstubAllGlobals());

const texts = () => voices.spoken.map(({ text }) => text);
/** What the browser tells about the line that it speaks. */
const tell = (event: 'end' | 'error') => voices.spoken.at(-1)!.dispatchEvent(new Event(event));

it.each([
  ['de-AT', ['de-DE'], true],
  ['de', ['DE_de'], true],
  ['pt-BR', ['pt-PT', 'en-US'], true],
  ['fr', ['en-GB', 'de-DE'], false],
  ['en', ['eno-XX'], false],
  // Its voices are not listed yet.
  ['fr', [], true],
])('can read %s with the voices %j: %s', (language, known, expected) => {
  voices.known = known.map((lang) => ({ lang }));
  expect(canRead(language)).toBe(expected);
});

it('can read nothing in a browser without voices, and ends at once', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const onEnd = vi.fn();
  expect(canRead('en')).toBe(false);
  readAloud('First the brush.', 'en', onEnd)();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('reads line by line in the language of the text, and says once that it ended', () => {
  const onEnd = vi.fn();
  readAloud('First the brush,\n\n  \nthen the soap.', 'en-GB', onEnd);
  expect(texts()).toEqual(['First the brush,']);
  tell('end');
  expect(texts()).toEqual(['First the brush,', 'then the soap.']);
  expect(voices.spoken.map(({ lang }) => lang)).toEqual(['en-GB', 'en-GB']);
  expect(onEnd).not.toHaveBeenCalled();
  tell('end');
  tell('error');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('silences what was being read before', () => {
  readAloud('First the brush.', 'en', vi.fn());
  expect(voices.cancelled).toBe(1);
});

it('ends when a voice fails, without reading the rest', () => {
  const onEnd = vi.fn();
  readAloud('First the brush,\nthen the soap.', 'en', onEnd);
  tell('error');
  tell('end');
  expect(texts()).toEqual(['First the brush,']);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('is stopped in the middle of a line, and tells nobody that it ended', () => {
  const onEnd = vi.fn();
  const stop = readAloud('First the brush,\nthen the soap.', 'en', onEnd);
  stop();
  expect(voices.cancelled).toBe(2);
  // Browsers end the line that was cancelled with either.
  tell('error');
  tell('end');
  expect(texts()).toEqual(['First the brush,']);
  expect(onEnd).not.toHaveBeenCalled();
});
