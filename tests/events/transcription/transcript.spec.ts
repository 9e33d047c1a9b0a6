/** Changes that a person and an engine make to the lines of a transcript. */
import { describe, expect, it } from 'vitest';
import { draftSourceOf } from '../../../src/events/transcription/port.ts';
import {
  changeLines,
  endOf,
  linesOf,
  maxLines,
  maxTimeMs,
  plainLines,
  says,
  timeAt,
  type TranscriptChange,
  type TranscriptLine,
  wordsOf,
} from '../../../src/events/transcription/transcript.ts';

const line = (id: string, startMs: number, text: string, endMs: number | null = null): TranscriptLine => ({
  ...{ id, startMs, endMs, text },
});
const given = [line('a', 0, 'First the brush,', 1000), line('b', 2000, 'then the soap.', 4000)];
const then = (change: TranscriptChange, lines: readonly TranscriptLine[] = given) => {
  const before = structuredClone(lines);
  const after = changeLines(lines, change);
  expect(lines).toEqual(before);
  return after;
};

describe('a line', () => {
  it('[TRANSCRIPTION7] is written, always as one', () => {
    expect(then({ type: 'WriteLine', id: 'a', text: 'One\r\n two\nthree' })).toEqual([
      line('a', 0, 'One two three', 1000),
      given[1],
    ]);
  });

  it('[TRANSCRIPTION7] is divided at the caret, and joined again', () => {
    const divided = then({ type: 'SplitLine', id: 'b', at: 5, newId: 'c', startMs: 2700 });
    expect(divided).toEqual([given[0], line('b', 2000, 'then'), line('c', 2700, 'the soap.', 4000)]);
    expect(then({ type: 'JoinLine', id: 'c' }, divided as TranscriptLine[])).toEqual(given);
    expect(then({ type: 'JoinLine', id: 'a' })).toBe(given);
  });

  it('[TRANSCRIPTION7] is joined to an empty one without a space', () => {
    expect(then({ type: 'JoinLine', id: 'b' }, [line('a', 0, ''), line('b', 10, 'Yes.')])).toEqual([
      line('a', 0, 'Yes.'),
    ]);
  });

  it('[TRANSCRIPTION7] is added and moved to its place in time, behind those that begin then', () => {
    expect(then({ type: 'AddLine', id: 'c', startMs: 1000, text: 'and' })).toEqual([
      given[0],
      line('c', 1000, 'and'),
      given[1],
    ]);
    expect(then({ type: 'AddLine', id: 'c', startMs: 0, text: '' })).toEqual([
      given[0],
      line('c', 0, ''),
      given[1],
    ]);
    // An end before the beginning is dropped.
    expect(then({ type: 'TimeLine', id: 'a', startMs: 3000 })).toEqual([
      given[1],
      line('a', 3000, 'First the brush,'),
    ]);
    expect(then({ type: 'TimeLine', id: 'b', startMs: 3000 })).toEqual([
      given[0],
      line('b', 3000, 'then the soap.', 4000),
    ]);
  });

  it('[TRANSCRIPTION7] is removed', () => {
    expect(then({ type: 'RemoveLine', id: 'a' })).toEqual([given[1]]);
  });

  it.each([
    [{ type: 'WriteLine', id: 'x', text: '' }, 'unknown-line'],
    [{ type: 'RemoveLine', id: 'x' }, 'unknown-line'],
    [{ type: 'WriteLine', id: 'a', text: 'x'.repeat(1001) }, 'too-long'],
    [{ type: 'TimeLine', id: 'a', startMs: -1 }, 'bad-time'],
    [{ type: 'TimeLine', id: 'a', startMs: maxTimeMs + 1 }, 'bad-time'],
    [{ type: 'AddLine', id: 'c', startMs: 0.5, text: '' }, 'bad-time'],
    [{ type: 'SplitLine', id: 'a', at: 1, newId: 'c', startMs: NaN }, 'bad-time'],
  ] as const)('[TRANSCRIPTION8] is not changed by %o', (change, reason) => {
    expect(then(change)).toBe(reason);
  });

  it('[TRANSCRIPTION8] is one of 5,000 at most', () => {
    const full = Array.from({ length: maxLines }, (_, i) => line(`${i}`, i, 'x'));
    expect(then({ type: 'AddLine', id: 'c', startMs: 0, text: '' }, full)).toBe('too-many-lines');
    expect(then({ type: 'AddHeard', lines: [line('c', 0, 'x')] }, full)).toBe('too-many-lines');
    expect(then({ type: 'TakeHeard', lines: given }, full)).toEqual(given);
  });
});

describe('what an engine hears', () => {
  it('[TRANSCRIPTION3] goes among what is there, by its time', () => {
    const heard = [line('c', 1500, 'and'), line('d', 5000, 'Done.')];
    expect(then({ type: 'AddHeard', lines: heard })).toEqual([given[0], heard[0], given[1], heard[1]]);
  });

  it('[TRANSCRIPTION4] takes the place of what is there', () => {
    const heard = [line('d', 5000, 'Done.'), line('c', 1500, 'and')];
    expect(then({ type: 'TakeHeard', lines: heard })).toEqual([heard[1], heard[0]]);
  });

  let count = 0;
  const newId = () => `n${(count += 1)}`;
  const plain = (lines: readonly TranscriptLine[]) => plainLines(lines);

  it('[TRANSCRIPTION3] keeps its own times', () => {
    const segments = [
      { startMs: 10, endMs: 900, text: ' First\nthe brush, ' },
      { startMs: 900, endMs: 900, text: 'then' },
    ];
    expect(plain(linesOf({ text: 'other', segments }, 2000, newId))).toEqual([
      { startMs: 10, endMs: 900, text: 'First the brush,' },
      { startMs: 900, endMs: null, text: 'then' },
    ]);
  });

  it('[TRANSCRIPTION3] without times shares those of the sound, sentence by sentence', () => {
    const text = 'Brush it. Then use soap! Is it dry?';
    expect(plain(linesOf({ text, segments: [] }, 33_000, newId))).toEqual([
      { startMs: 0, endMs: null, text: 'Brush it.' },
      { startMs: 9000, endMs: null, text: 'Then use soap!' },
      { startMs: 23_000, endMs: null, text: 'Is it dry?' },
    ]);
    expect(linesOf({ text: '  ', segments: [] }, 1000, newId)).toEqual([]);
  });

  it('[TRANSCRIPTION3] is cut into lines that can be read, also where nobody writes spaces', () => {
    for (const text of ['so '.repeat(200), '皮'.repeat(300)]) {
      const lines = linesOf({ text, segments: [] }, null, newId);
      expect(
        lines
          .map((each) => each.text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replaceAll(' ', ''));
      expect(Math.max(...lines.map((each) => each.text.length))).toBeLessThanOrEqual(84);
      expect(lines.map(({ startMs }) => startMs)).toEqual(
        lines.map(({ startMs }) => startMs).toSorted((one, other) => one - other),
      );
    }
  });
});

describe('a word', () => {
  it('has the time of its share of the line', () => {
    expect(wordsOf('First the brush', 1000, 2500)).toEqual([
      { text: 'First', startMs: 1000 },
      { text: 'the', startMs: 1600 },
      { text: 'brush', startMs: 2000 },
    ]);
    expect(wordsOf('  ', 0, 10)).toEqual([]);
    expect(timeAt(given[1]!, 7, 2000, 4000)).toBe(3000);
  });

  it('is found in its line whatever its case', () => {
    expect([says(given[0]!, ' BRUSH '), says(given[0]!, 'soap')]).toEqual([true, false]);
  });
});

it('[TRANSCRIPTION10] a line ends at its end, but never behind the next one or the sound', () => {
  const lines = [line('a', 0, 'x', 5000), line('b', 1000, 'y'), line('c', 1000, 'z'), line('d', 3000, 'w')];
  expect(lines.map((_, i) => endOf(lines, i, null))).toEqual([1000, 3000, 3000, 7000]);
  expect(lines.map((_, i) => endOf(lines, i, 3500))).toEqual([1000, 3000, 3000, 3500]);
});

it('[TRANSCRIPTION11] what the words belong to is kept, and none of the sound itself', () => {
  const content = new Blob(['x']);
  expect([
    draftSourceOf(null),
    draftSourceOf({ from: 'recording', id: 'r', content, durationMs: 1, startedAt: 1 }),
    draftSourceOf({ from: 'file', content, name: 'a.mp3', durationMs: null }),
    draftSourceOf({
      from: 'post',
      postId: 'p',
      url: '/x?ticket=t',
      type: 'audio/webm',
      bytes: 1,
      durationMs: 1,
    }),
  ]).toEqual([
    null,
    { from: 'recording', id: 'r' },
    { from: 'file', name: 'a.mp3' },
    { from: 'post', postId: 'p' },
  ]);
});
