import { describe, expect, it } from 'vitest';
import { readJson } from '../../../server/firestore/json-body.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON body', () => {
  it('is read, whatever its texts hold', () => {
    const value = { a: '[[[{{{', 'b"\\': ['\\', '"]', { c: '\\"[' }], d: `${'['.repeat(500)}` };
    expect(readJson(JSON.stringify(value))).toEqual(value);
  });

  it('is refused when it is no JSON or nested too deep', () => {
    expect(() => readJson('{')).toThrow('The body is not JSON.');
    expect(() => readJson('')).toThrow('The body is not JSON.');
    expect(readJson(nested(100))).toHaveLength(1);
    expect(() => readJson(nested(101))).toThrow('The body is nested too deep.');
  });

  it.each([
    ['one long text', `{"a":"${'x'.repeat(1_000_000)}"}`],
    ['a text of quotes that never ends', `{"a":"${'\\"'.repeat(500_000)}`],
    ['brackets only', '['.repeat(1_000_000)],
  ])('is looked at once, also with %s', (_, text) => {
    const start = process.cpuUsage();
    try {
      readJson(text);
    } catch {
      // Refused or read: either way it must be fast.
    }
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
