import { describe, expect, it } from 'vitest';
import { verifiedTokens } from '../../../server/identity/verified-tokens.ts';

describe('tokens that were verified', () => {
  it('are known until they run out', () => {
    let seconds = 1000;
    const tokens = verifiedTokens<string>(() => new Date(seconds * 1000));
    expect(tokens.find('a')).toBeNull();
    tokens.remember('a', 'anna', 1010);
    expect(tokens.find('a')).toBe('anna');
    expect(tokens.find('b')).toBeNull();
    seconds = 1010;
    expect(tokens.find('a')).toBeNull();
    seconds = 1000;
    // Evicted permanently.
    expect(tokens.find('a')).toBeNull();
  });

  it('are so many at most', () => {
    const tokens = verifiedTokens<number>(() => new Date(0), 3);
    for (let i = 0; i < 5; i += 1) tokens.remember(String(i), i, 10);
    expect([0, 1, 2, 3, 4].map((i) => tokens.find(String(i)))).toEqual([null, null, 2, 3, 4]);
  });
});
