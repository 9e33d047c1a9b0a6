/** The texts of answers for reading aloud, and as excerpts in the history. */
import { describe, expect, it } from 'vitest';
import { spokenAnswer, unusedWords } from '../../../src/views/chat/words.ts';

it('[CHAT18] says that files were not used', () => {
  expect(unusedWords({ names: ['a.txt'], stillChosen: true })).toBe(
    '“a.txt” was not used: this answer comes from your money bag alone. It’s still attached for your next question.',
  );
  expect(unusedWords({ names: ['a.txt', 'b.jpg'], stillChosen: false })).toBe(
    '“a.txt”, “b.jpg” were not used: this answer comes from your money bag alone.',
  );
});

describe('an answer that is read out', () => {
  it('has no marks of Markdown and no sources', () => {
    expect(spokenAnswer('## First\n- **Blot**, see [the guide](/guides/ink).[^1]\n2. Rinse `once`')).toBe(
      'First\nBlot, see the guide.\nRinse once',
    );
  });

  it('says a table row by row', () => {
    expect(
      spokenAnswer('| Client | Owed |\n| --- | ---: |\n| Theo Brandt | \\$94.50 |\n\nThat is all.'),
    ).toBe('Client, Owed\nTheo Brandt, $94.50\n\nThat is all.');
  });

  it('keeps dashes in sentences', () => {
    expect(spokenAnswer('Blot - do not rub - and wait.\n3-4 days')).toBe(
      'Blot - do not rub - and wait.\n3-4 days',
    );
  });
});
