/** Transcripts as caption files, and times as people write them. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readTime, toSrt, toText, toVtt, writeTime } from '../../../src/events/transcription/captions.ts';
import { maxTimeMs, type PlainLine } from '../../../src/events/transcription/transcript.ts';

const line = (startMs: number, endMs: number | null, text: string): PlainLine => ({ startMs, endMs, text });

const lines = [
  line(0, 1500, 'First the brush,'),
  line(1500, null, ' '),
  line(2000, null, 'then\n\nthe   soap.'),
  line(3_723_004, null, 'Done.'),
];

describe('files of captions', () => {
  it('[TRANSCRIPTION10] are WebVTT, each cue up to its end, the next one, or the end of the sound', () => {
    expect(toVtt(lines, 3_725_000)).toBe(
      [
        'WEBVTT',
        '',
        '00:00:00.000 --> 00:00:01.500',
        'First the brush,',
        '',
        '00:00:02.000 --> 01:02:03.004',
        'then the soap.',
        '',
        '01:02:03.004 --> 01:02:05.000',
        'Done.',
        '',
      ].join('\n'),
    );
  });

  it('[TRANSCRIPTION10] are SRT, numbered, with the line ends and commas that it has', () => {
    expect(toSrt(lines, null)).toBe(
      [
        '1',
        '00:00:00,000 --> 00:00:01,500',
        'First the brush,',
        '',
        '2',
        '00:00:02,000 --> 01:02:03,004',
        'then the soap.',
        '',
        '3',
        '01:02:03,004 --> 01:02:07,004',
        'Done.',
        '',
      ].join('\r\n'),
    );
  });

  it('[TRANSCRIPTION10] are text, a line each', () => {
    expect(toText(lines)).toBe('First the brush,\nthen the soap.\nDone.\n');
    expect([toText([]), toVtt([], null), toSrt([], null)]).toEqual(['', 'WEBVTT\n', '']);
  });

  it('[TRANSCRIPTION10] take what is said for words, never for markup', () => {
    const said = [line(0, 1000, '<b>a</b> & 00:01 --> 00:02')];
    expect(toVtt(said, null)).toContain('\n&lt;b&gt;a&lt;/b&gt; &amp; 00:01 --&gt; 00:02\n');
    expect(toSrt(said, null)).toContain('\r\n<b>a</b> & 00:01 → 00:02\r\n');
  });

  const anyLine = fc.record({
    // The last line gets a default duration, and times are limited to a day.
    startMs: fc.nat(maxTimeMs - 5000),
    endMs: fc.option(fc.nat(maxTimeMs), { nil: null }),
    text: fc.string(),
  });
  test.prop([fc.array(anyLine), fc.option(fc.nat(maxTimeMs), { nil: null })])(
    '[TRANSCRIPTION10] have cues that end behind their beginning, whatever the lines say',
    (some, durationMs) => {
      const sorted = some.toSorted((one, other) => one.startMs - other.startMs);
      const vtt = toVtt(sorted, durationMs);
      const cues = vtt.split('\n\n').slice(1);
      expect(cues).toHaveLength(sorted.filter(({ text }) => text.trim() !== '').length);
      for (const cue of cues) {
        const [times = '', ...words] = cue.trimEnd().split('\n');
        const [start, end] = times.split(' --> ').map((part) => readTime(part)!);
        expect(end).toBeGreaterThan(start!);
        expect(words).toHaveLength(1);
        expect(words[0]).not.toMatch(/[<>]/);
      }
    },
  );
});

describe('times', () => {
  it.each([
    ['75', 75_000],
    ['0', 0],
    ['1:15', 75_000],
    [' 1:15.5 ', 75_500],
    ['1:02:03,25', 3_723_250],
    ['00:00:01.001', 1001],
    ['90:00', 5_400_000],
    ['24:00:00', maxTimeMs],
  ])('[TRANSCRIPTION9] are read: %s', (text, ms) => {
    expect(readTime(text)).toBe(ms);
  });

  it.each(['', ' ', 'soon', '-1', '1:75', '1:99:00', '1:2:3:4', '1.5.5', '1:15.1234', '24:00:00.001', '1e3'])(
    '[TRANSCRIPTION9] are refused: %s',
    (text) => {
      expect(readTime(text)).toBeNull();
    },
  );

  it('[TRANSCRIPTION9] are written as they are read', () => {
    expect([writeTime(0), writeTime(75_590), writeTime(3_723_004)]).toEqual([
      '0:00.0',
      '1:15.5',
      '1:02:03.0',
    ]);
  });
  test.prop([fc.nat(maxTimeMs)])('[TRANSCRIPTION9] lose no more than a tenth of a second', (ms) => {
    expect(readTime(writeTime(ms))).toBe(Math.floor(ms / 100) * 100);
  });
});
