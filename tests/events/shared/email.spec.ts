import { describe, expect, it } from 'vitest';
import { foldEmail } from '../../../src/events/shared/email.ts';

describe('an email address', () => {
  it.each([
    ['Anna@Example.COM', 'anna@example.com'],
    ['  anna@example.com\n', 'anna@example.com'],
    // Full-width letters, a ligature, and the kelvin sign.
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
    ['oﬃce@example.com', 'office@example.com'],
    ['\u{212a}arl@example.com', 'karl@example.com'],
    // Invisible: a zero-width space, a soft hyphen, a direction mark.
    ['an\u200bna@exam\u00adple.com\u200f', 'anna@example.com'],
    ['anna@Müller.example', 'anna@xn--mller-kva.example'],
    ['anna@Mu\u0308ller.example', 'anna@xn--mller-kva.example'],
    ['anna@XN--MLLER-KVA.example', 'anna@xn--mller-kva.example'],
    ['Jose\u0301@example.com', 'jos\u00e9@example.com'],
  ])('%j is written %s', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded);
    expect(foldEmail(folded)).toBe(folded);
  });

  it.each([
    // Cyrillic, another letter of the alphabet, a sharp s, a dot, a tag: these are other mailboxes.
    '\u0430nna@example.com',
    'anna@\u0435xample.com',
    'ann\u0101@example.com',
    'a.nna@example.com',
    'anna+shop@example.com',
    'anna@example.com.evil.example',
  ])('%s is not anna@example.com', (other) => {
    expect(foldEmail(other)).not.toBe('anna@example.com');
  });

  it('does not become another by what stands in it', () => {
    expect(foldEmail('stra\u00dfe@example.com')).not.toBe(foldEmail('strasse@example.com'));
    for (const text of [
      'anna',
      '',
      '@',
      'anna@',
      'a@b/c',
      'a@b:80',
      'a@[::1]',
      'a@b@c.example',
      'a@1',
      'a@ü/x',
    ])
      expect(foldEmail(text)).toBe(text);
  });
});
