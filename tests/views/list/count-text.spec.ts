/** What a list says about the number of its rows. */
import { describe, expect, it } from 'vitest';
import { countText } from '../../../src/views/ui/list/count-text.ts';

const things = ['question', 'questions'] as const;
const say = (shown: number, total: number, page = 1, more?: boolean) =>
  countText(
    { page, pageSize: 20 },
    { rows: Array.from({ length: shown }, () => null), total, ...(more === undefined ? {} : { more }) },
    things,
  );

describe('the number of rows', () => {
  it.each([
    [say(0, 0), 'No questions found'],
    [say(1, 1), '1 question'],
    [say(7, 7), '7 questions'],
    [say(20, 1234, 3), '41–60 of 1,234 questions'],
    [say(0, 30, 9), '30 questions, none on this page'],
  ])('is said in full: %s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('[CHAT33] is said to be more when it was not counted to the end', () => {
    expect(say(20, 1000, 1, true)).toBe('1–20 of more than 1,000 questions');
    expect(say(20, 1000, 1, false)).toBe('1–20 of 1,000 questions');
  });
});
