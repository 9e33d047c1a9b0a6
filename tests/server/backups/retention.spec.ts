/** When backups are due, and which ones may be deleted: pure arithmetic, in UTC. */
import { describe, expect, it } from 'vitest';
import { backupName, outdatedBackups, timeOfBackup } from '../../../server/backups/retention.ts';
import { lastDue, nextDue } from '../../../server/backups/schedule.ts';
import { readConfig } from '../../../server/config.ts';

const dayMs = 24 * 60 * 60_000;

describe('the schedule', () => {
  const at = (now: string, times: string) => {
    const { backups } = readConfig({ BACKUP_DIR: '/backups', BACKUP_AT: times });
    return [lastDue(backups!, new Date(now)), nextDue(backups!, new Date(now))].map((due) =>
      due.toISOString(),
    );
  };

  it('is reached to the millisecond, and goes over midnight and the end of a year', () => {
    expect(at('2026-11-27T02:59:59.999Z', '03:00')).toEqual([
      '2026-11-26T03:00:00.000Z',
      '2026-11-27T03:00:00.000Z',
    ]);
    expect(at('2026-11-27T03:00:00.000Z', '03:00')[0]).toBe('2026-11-27T03:00:00.000Z');
    expect(at('2026-12-31T23:30:00.000Z', '15:00, 00:05,15:00')).toEqual([
      '2026-12-31T15:00:00.000Z',
      '2027-01-01T00:05:00.000Z',
    ]);
  });

  it.each([
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '3:00'],
    ['BACKUP_AT', '03:00,'],
    ['BACKUP_KEEP', '0,5,12'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_KEEP', '7,5,-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ BACKUP_DIR: '/backups', [name]: value })).toThrow(`${name} must be `);
  });

  it('is read with what it keeps', () => {
    const env = { BACKUP_DIR: '/backups', BACKUP_AT: '15:30, 03:00', BACKUP_KEEP: '3,0,6' };
    expect(readConfig(env).backups).toEqual({
      folder: '/backups',
      timesOfDay: [180, 930],
      keep: { daily: 3, weekly: 0, monthly: 6 },
    });
  });

  it('is none without a folder, and none for accounts that are elsewhere', () => {
    expect(readConfig({ BACKUP_AT: '04:00' }).backups).toBeNull();
    const firebase = JSON.stringify({ apiKey: 'key', projectId: 'project' });
    expect(() => readConfig({ BACKUP_DIR: '/backups', FIREBASE_CONFIG: firebase })).toThrow(
      'BACKUP_DIR must not',
    );
  });
});

describe('retention', () => {
  const keep = { daily: 3, weekly: 2, monthly: 2 };
  const kept = (names: readonly string[], how = keep) => {
    const gone = outdatedBackups(names, how);
    return names.filter((name) => !gone.includes(name)).sort();
  };
  /** At three every day. */
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      backupName(new Date(Date.parse(`${from}T03:00:00Z`) + i * dayMs)),
    );

  it('keeps the newest of the last days, weeks and months that have one', () => {
    // 27 November 2026 is a Friday; its week began on the 23rd.
    expect(kept(days('2026-09-01', 88))).toEqual([
      'patina-20261031T030000Z.gz',
      'patina-20261122T030000Z.gz',
      'patina-20261125T030000Z.gz',
      'patina-20261126T030000Z.gz',
      'patina-20261127T030000Z.gz',
    ]);
  });

  it('is the same whether old ones went one by one or at once', () => {
    let folder: readonly string[] = [];
    for (const name of days('2025-12-20', 120)) folder = kept([...folder, name]);
    expect(folder).toEqual(kept(days('2025-12-20', 120)));
  });

  it('counts periods that have a backup: after a pause of a year nothing is lost at once', () => {
    const old = days('2025-03-01', 3);
    expect(kept([...old, backupName(new Date('2026-11-27T03:00:00Z'))])).toEqual([
      'patina-20250302T030000Z.gz',
      'patina-20250303T030000Z.gz',
      'patina-20261127T030000Z.gz',
    ]);
  });

  it('keeps one of several a day, and weeks over the end of a year as one', () => {
    const [morning, evening] = ['2026-12-31T03:00:00Z', '2026-12-31T15:00:00Z'].map((at) =>
      backupName(new Date(at)),
    );
    // Monday 28 December to Sunday 3 January.
    const sunday = backupName(new Date('2027-01-03T03:00:00Z'));
    expect(kept([morning!, evening!], { daily: 9, weekly: 0, monthly: 0 })).toEqual([evening]);
    expect(kept([evening!, sunday], { daily: 1, weekly: 9, monthly: 0 })).toEqual([sunday]);
  });

  it('never removes the newest, and nothing with a name that is not ours', () => {
    const others = [
      'patina.keys',
      'notes.txt',
      'patina-20260231T030000Z.gz',
      'all.gz',
      '../patina-20260101T030000Z.gz',
    ];
    const [only] = days('2026-01-01', 1);
    expect(outdatedBackups([...others, only!], { daily: 1, weekly: 0, monthly: 0 })).toEqual([]);
    expect(others.map(timeOfBackup)).toEqual(others.map(() => null));
  });
});
