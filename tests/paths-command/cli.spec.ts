/** `npm run paths` from the outside: formats, deterministic output for a seed, replays, refusals. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeLogFile } from '../../src/events/log/log-file.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { machineNames } from '../paths/models.ts';
import { runPaths } from './run.ts';

const root = resolve(import.meta.dirname, '../..');
const timeout = 60_000;

/** As a process, which takes a second to start. */
const pathsProcess = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; error: string }>((ended) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tests/paths-command/cli.ts', ...args],
      { cwd: root, maxBuffer: 1e9 },
      (error, out, complaint) => ended({ code: error ? Number(error.code) : 0, out, error: complaint }),
    );
  });

async function paths(...args: readonly string[]) {
  let out = '';
  let error = '';
  const code = await runPaths(args, {
    write: (text) => (out += text),
    complain: (line) => (error += `${line}\n`),
  });
  return { code, out, error };
}

describe('npm run paths', () => {
  it(
    'is a process that answers on its outputs, and says in its exit code how it went',
    { timeout },
    async () => {
      const fine = await pathsProcess('--machine', 'settings', '--format', 'csv');
      expect(fine).toEqual(await paths('--machine', 'settings', '--format', 'csv'));
      expect([fine.code, fine.error]).toEqual([0, '']);
      const wrong = await pathsProcess('--machine', 'lamp');
      expect(wrong).toEqual(await paths('--machine', 'lamp'));
      expect([wrong.code, wrong.out]).toEqual([2, '']);
    },
  );

  it.each([
    ['json', /"machine": "settings"/],
    ['markdown', /^# Settings: every transition in every context/],
    ['gherkin', /^Feature: settings/],
    ['csv', /^machine,path,step/],
    ['playwright', /test\.describe\('settings, every transition in every context'/],
    ['mermaid', /stateDiagram-v2/],
    ['junit', /<testsuite name="settings edge" tests="\d+" failures="0"/],
    ['html', /<svg role="img" aria-label="Statechart of settings"/],
  ])('writes %s', { timeout }, async (format, expected) => {
    const { code, out, error } = await paths('--machine', 'settings', '--format', format);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(expected);
  });

  it('gives the same bytes for the same seed, and others for another', { timeout }, async () => {
    const walk = (seed: string) =>
      paths('--machine', 'auth', '--generator', 'random', '--weighted', '--seed', seed, '--format', 'csv');
    const [first, again, other] = await Promise.all([walk('5'), walk('5'), walk('6')]);
    expect(first.out).toBe(again.out);
    expect(first.out).not.toBe(other.out);
  });

  it('[INSPECT5] walks as an exported journal says that people do', { timeout }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paths-'));
    try {
      const log = memoryLog();
      const facts = Array.from({ length: 400 }, (_, i) => ({
        type: 'SettingChanged',
        v: 1,
        data: { key: 'darkMode', value: i % 2 === 0 },
      }));
      const stamp = { at: '2026-04-30T12:00:00.000Z', actor: 'ida', device: 'd' };
      await log.append('settings', 0, facts, stamp);
      const file = join(folder, 'settings.jsonl');
      const pieces: string[] = [];
      for await (const piece of writeLogFile(log, 'settings')) pieces.push(piece);
      writeFileSync(file, pieces.join(''));
      const walk = ['--machine', 'settings', '--weighted', '--steps', '100', '--format', 'csv'];
      const darkIn = (out: string) => out.split('setting.change:dark').length - 1;
      const [usual, used] = await Promise.all([paths(...walk), paths(...walk, '--weights', file)]);
      expect([used.code, used.error]).toEqual([0, '']);
      expect(darkIn(used.out)).toBeGreaterThan(2 * darkIn(usual.out));
      const byUse = await paths('--machine', 'settings', '--generator', 'transitions', '--weights', file);
      expect([byUse.code, byUse.error]).toEqual([0, '']);
      expect(byUse.out).toMatch(/transitions 100 %.*By the steps that people take/);
      const other = await paths('--machine', 'auth', '--weighted', '--weights', file);
      expect([other.code, other.error]).toEqual([2, expect.stringContaining('do not journal into')]);
      expect((await paths('--weights', file)).code).toBe(2);
      expect((await paths('--weighted', '--weights', join(folder, 'none'))).error).toContain(
        'There is no file',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('writes a file for every machine', { tags: 'full', timeout: 5 * timeout }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paths-'));
    try {
      const { code } = await paths('--generator', 'shortest', '--format', 'html', '--out', folder);
      expect(code).toBe(0);
      expect(readdirSync(folder).sort()).toEqual(machineNames().map((noun) => `${noun}.shortest.html`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('tells no password, and no payload but in the formats that carry it', { timeout }, async () => {
    const { out } = await paths('--machine', 'registration', '--format', 'json');
    expect(out).toContain('"password": "…"');
    expect(out).not.toContain('"secret"');
  });

  it('replays a path, and says what can happen where a step cannot', { timeout }, async () => {
    const fine = await paths('--machine', 'profile', '--replay', '@anna profile.load:known failed.readUser');
    expect([fine.code, fine.out.trim().split('\n').at(-1)]).toEqual([0, '2 failed.readUser → "failed"']);
    const wrong = await paths('--machine', 'profile', '--replay', '@anna done.readUser:found');
    expect(wrong.code).toBe(2);
    expect(wrong.error).toMatch(
      /Step 1, done\.readUser:found, cannot happen there\. What can: profile\.load/,
    );
  });

  it.each([
    [['--machine', 'lamp'], /--machine is one of/],
    [['--generator', 'best'], /--generator is one of/],
    [['--format', 'pdf'], /--format is one of/],
    [['--generator', 'pairs', '--weighted'], /--weighted goes with the generators random and transitions/],
    [['--steps', '-1'], /--steps|ambiguous/],
    [['--steps', '1.5'], /--steps is a whole number/],
    [['--max-steps', '0'], /--max-steps is a whole number from 1 on/],
    [['--replay', 'a'], /--replay needs --machine/],
    [['--unknown'], /unknown/i],
    [
      ['--format', 'playwright', '--machine', 'recovery'],
      /No driver walks the page of recovery: its page is/,
    ],
    [
      ['--format', 'playwright', '--machine', 'settings', '--out', '/elsewhere'],
      /--out is to be a folder inside it/,
    ],
  ])('refuses %j', { timeout }, async (args, complaint) => {
    const { code, error } = await paths(...args);
    expect(code).toBe(2);
    expect(error).toMatch(complaint);
  });
});
