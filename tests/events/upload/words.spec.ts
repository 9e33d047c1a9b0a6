import { expect, it } from 'vitest';
import { wordsError } from '../../../src/events/upload/words.ts';

const said = (text: string) => ({
  language: 'en',
  lines: ['First the brush.', text].map((line) => ({ startMs: 0, endMs: null, text: line })),
});

it('[UPLOAD1] words that the server would refuse are told before anything is sent', () => {
  expect(wordsError({ caption: 'Sofa \u202e00.12' })).toMatch(/^The caption: .*direction of writing.*\.$/);
  expect(wordsError({ caption: '\u3164' })).toMatch(/^The caption: .*invisible\.$/);
  expect(wordsError({ caption: '', transcript: said('a\u2066b') })).toMatch(/^Line 2 of what is said: /);
  expect(wordsError({ caption: 'Sofa', transcript: said('Then the soap.') })).toBeNull();
  expect(wordsError({ caption: '' })).toBeNull();
});
