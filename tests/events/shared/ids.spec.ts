import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsFrom } from '../../../src/events/shared/ids.ts';

const root = resolve(import.meta.dirname, '../../..');
const ids = idsFrom(randomBytes);
const counting = idsFrom((count) => Uint8Array.from({ length: count }, (_, i) => i));
const ones = idsFrom((count) => new Uint8Array(count).fill(255));

describe('ids', () => {
  it('are UUIDs of version 4, whatever bytes are drawn', () => {
    expect(counting.uuid()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
    expect(ones.uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it.each([
    ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['short', /^[\w-]{16}$/],
    ['device', /^[0-9a-f]{32}$/],
    ['uid', /^[A-Za-z0-9]{28}$/],
  ] as const)('%s has its form, and is new each time', (kind, form) => {
    const drawn = Array.from({ length: 2000 }, () => ids[kind]());
    expect(drawn.filter((id) => !form.test(id))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('use every character about equally often in a uid', () => {
    const times = new Map<string, number>();
    for (const char of Array.from({ length: 3000 }, () => ids.uid()).join(''))
      times.set(char, (times.get(char) ?? 0) + 1);
    expect(times.size).toBe(62);
    // 84,000 characters, 1355 of each: eight standard deviations either way.
    for (const count of times.values()) expect(Math.abs(count - 84_000 / 62)).toBeLessThan(300);
  });

  it('come from one place in browsers and one on the server', () => {
    const drawing = ['src', 'server'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name))
        .filter((path) =>
          /getRandomValues\(|randomUUID\(|\brandomUUID,/.test(readFileSync(join(root, path), 'utf8')),
        ),
    );
    expect(drawing).toEqual(['src/adapters/random.ts']);
  });
});
