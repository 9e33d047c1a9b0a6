/** Scheduled backups: made by one process, verified, and never left half-written when interrupted. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookAtBackupRuns, lookAtBackups } from '../../../server/admin/doctor/look-at-backups.ts';
import { runAdmin } from '../../../server/admin/run.ts';
import { makeDueBackup, type ScheduledBackupParts } from '../../../server/admin/scheduled-backups.ts';
import { claimRun, readRuns } from '../../../server/backups/runs.ts';
import { readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openInMemory } from '../db/in-memory.ts';
import { addPerson } from '../hosted/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'patina-scheduled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const minuteMs = 60_000;
const morning = new Date('2026-11-27T03:00:30Z');
const later = (minutes: number) => new Date(morning.getTime() + minutes * minuteMs);
const never = new AbortController().signal;

let database: Database;
let backups: string;
let now: Date;

function partsWith(env: Record<string, string> = {}, parts: Partial<ScheduledBackupParts> = {}) {
  const config = readConfig({
    DATA_DIR: join(folder, `${(made += 1)}`),
    BACKUP_DIR: backups,
    BACKUP_KEEP: '2,0,0',
    ...env,
  });
  const given = { config: { ...config, backups: config.backups! }, database, clock: () => now };
  return { ...given, verify: async () => undefined, freeBytes: async () => 2 ** 40, ...parts };
}

function prepare(open: () => Promise<Database>) {
  beforeEach(async () => {
    database = await open();
    backups = join(folder, `backups-${(made += 1)}`);
    now = morning;
  });
  afterEach(() => database.close());
}

const files = () => readdirSync(backups).sort();

describeOnEveryDatabase('scheduled backups', (open) => {
  prepare(open);

  it('are made once for each moment of the schedule, by whichever process is first', async () => {
    const parts = partsWith();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => makeDueBackup(parts, never)));
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ bytes: expect.any(Number) }]);
    expect(files()).toEqual(['patina-20261127T030030Z.gz', 'patina.keys']);
    now = later(23 * 60);
    expect(await makeDueBackup(parts, never)).toBeNull();
    now = later(24 * 60);
    expect(await makeDueBackup(parts, never)).toMatchObject({ bytes: expect.any(Number) });
    now = later(48 * 60);
    expect(await makeDueBackup(parts, never)).not.toBeNull();
    // Two days are kept, with one key file for both.
    expect(files()).toEqual(['patina-20261128T030030Z.gz', 'patina-20261129T030030Z.gz', 'patina.keys']);
    expect(await readRuns(database.orm, now)).toMatchObject({
      runningSince: null,
      failure: null,
      lastKept: { at: now },
    });
  });

  it('are nobody else’s while their process is heard of, and another’s an hour after it is gone', async () => {
    expect(await claimRun(database, morning, later(0))).not.toBeNull();
    now = later(1);
    expect(await makeDueBackup(partsWith(), never)).toBeNull();
    expect((await readRuns(database.orm, now)).runningSince).toEqual(morning);
    now = later(3);
    expect(await readRuns(database.orm, now)).toMatchObject({
      runningSince: null,
      failure: { at: morning, reason: 'interrupted' },
    });
    expect(await makeDueBackup(partsWith(), never)).toBeNull();
    now = later(61);
    expect(await makeDueBackup(partsWith(), never)).toMatchObject({ bytes: expect.any(Number) });
    expect((await readRuns(database.orm, now)).failure).toBeNull();
  });

  it('leave nothing behind that was given up, and remove what a killed process left', async () => {
    mkdirSync(join(backups, 'unfinished-1'), { recursive: true });
    for (const name of [
      'unfinished-1.gz',
      'unfinished-1.gz.unfinished',
      'unfinished-1.gz.keys',
      'unfinished-1/db',
      'mine.txt',
    ])
      writeFileSync(join(backups, name), 'half');
    const stopping = new AbortController();
    const verify = async () => {
      expect(files().filter((name) => !name.startsWith('unfinished-'))).toEqual(['mine.txt']);
      stopping.abort();
      throw new Error('killed');
    };
    expect(await makeDueBackup(partsWith({}, { verify }), stopping.signal)).toMatchObject({
      reason: 'stopped',
    });
    expect(files()).toEqual(['mine.txt']);
    expect((await readRuns(database.orm, now)).failure).toEqual({ at: morning, reason: 'stopped' });
    now = later(61);
    const outcome = await makeDueBackup(partsWith(), never);
    expect(outcome).toMatchObject({ bytes: expect.any(Number) });
    expect(files()).toEqual(['mine.txt', 'patina-20261127T040130Z.gz', 'patina.keys']);
  });

  it('remove no older one when they fail, and say which way', async () => {
    const parts = partsWith({ BACKUP_KEEP: '1,0,0' });
    await makeDueBackup(parts, never);
    const before = files();
    const fails: readonly (readonly [Partial<ScheduledBackupParts>, string])[] = [
      [{ verify: () => Promise.reject(new Error('other bytes')) }, 'not-verified'],
      [
        {
          freeBytes: async () => 1,
          verify: (_b, _k, _s, signal) => new Promise((_, no) => signal.addEventListener('abort', no)),
        },
        'no-room',
      ],
      [{ config: { ...parts.config, dataDir: '/dev/null/none' } }, 'not-written'],
    ];
    for (const [index, [part, reason]] of fails.entries()) {
      now = later(24 * 60 * (index + 1));
      expect(await makeDueBackup({ ...parts, ...part }, never)).toMatchObject({ reason });
      expect(files()).toEqual(before);
      expect((await readRuns(database.orm, now)).failure).toEqual({ at: now, reason });
      expect((await lookAtBackupRuns(database.orm, now))[0]).toMatchObject({ level: 'problem' });
    }
  });
});

describe('a scheduled backup', () => {
  prepare(openInMemory);

  it('is restored by a process of its own before it counts', { timeout: 300_000 }, async () => {
    await addPerson(database, { uid: 'ida' });
    const { verify: _, ...parts } = partsWith();
    expect(await makeDueBackup(parts, never)).toMatchObject({ bytes: expect.any(Number) });
    expect(files()).toEqual(['patina-20261127T030030Z.gz', 'patina.keys']);
  });

  it('comes back by the command, too', { tags: 'full', timeout: 300_000 }, async () => {
    await addPerson(database, { uid: 'ida' });
    await makeDueBackup(partsWith(), never);
    const lines: string[] = [];
    const [backup, keys] = files().map((name) => join(backups, name));
    await runAdmin(['verify', backup!, '--keys', keys!], { env: {}, print: (line) => lines.push(line) });
    expect(lines[0]).toMatch(/^Restored it into a scratch place: \d+ rows and 0 files came back/);
  });

  it('is looked for by the doctor', async () => {
    const { config } = partsWith({ DATA_DIR: folder });
    const look = async () => (await lookAtBackups(config, now)).map(({ level, text }) => `${level}: ${text}`);
    expect(await look()).toEqual([expect.stringMatching(/^ok: .*not there yet/)]);
    mkdirSync(backups);
    expect((await look())[0]).toMatch(/^warning: Backups: there is none/);
    await makeDueBackup(partsWith(), never);
    expect(await look()).toEqual([
      expect.stringMatching(/^ok: Backups: 1 in .*, the newest of 2026-11-27T03:00:30/),
      expect.stringMatching(/^warning: .*on the disk of the data/),
    ]);
    now = later(2 * 24 * 60);
    expect((await look())[0]).toMatch(/^problem: .*one was due at 2026-11-28T03:00/);
    expect(await lookAtBackups({ ...config, backups: null, production: true })).toMatchObject([
      { level: 'warning' },
    ]);
  });

  it('leaves a full disk as it was', { tags: 'full' }, async ({ skip }) => {
    mkdirSync(backups);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', backups], { stdio: 'pipe' });
    } catch {
      skip('this user may not mount a file system');
    }
    try {
      const parts = partsWith();
      mkdirSync(join(parts.config.dataDir, 'files', 'media'), { recursive: true });
      // Random bytes, which cannot be compressed to fit.
      writeFileSync(
        join(parts.config.dataDir, 'files', 'media', 'a.webm'),
        crypto.getRandomValues(new Uint8Array(60_000)),
      );
      for (const name of 'bcdefgh')
        writeFileSync(
          join(parts.config.dataDir, 'files', 'media', `${name}.webm`),
          crypto.getRandomValues(new Uint8Array(60_000)),
        );
      expect(await makeDueBackup(parts, never)).toMatchObject({ reason: 'no-room' });
      expect(files()).toEqual([]);
    } finally {
      execFileSync('umount', ['-l', backups]);
    }
  });
});
