/**
 * Checks scheduled backups: whether their folder can be used, whether the latest one exists, and whether the last run
 * failed, as the database says.
 */
import { existsSync } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { lastDue } from '../../backups/schedule.ts';
import { readRuns } from '../../backups/runs.ts';
import { timeOfBackup } from '../../backups/retention.ts';
import type { BackupSchedule } from '../../config/backups.ts';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/database.ts';
import { causeOf, type Finding, ok, problem, warning } from './finding.ts';

/** By then a backup of any size is made, even if it had to be tried twice. */
const lateMs = 6 * 60 * 60_000;

const reasonTexts = {
  'no-room': 'there was not enough room on its disk',
  'not-written': 'it could not be written; the log says why',
  'not-verified': 'it did not come back as it was; the log says more',
  interrupted: 'the process that made it ended or stopped answering',
  stopped: 'Patina was stopped meanwhile',
};

export async function lookAtBackups(
  { backups, dataDir, production }: Pick<Config, 'backups' | 'dataDir' | 'production'>,
  now = new Date(),
): Promise<readonly Finding[]> {
  if (!backups) {
    const said = 'Backups: none are scheduled; BACKUP_DIR is not set';
    return production ? [warning(`${said}. Set it, or make backups some other way.`)] : [ok(said)];
  }
  const { folder } = backups;
  if (!existsSync(folder)) return [ok(`Backups: ${folder} is not there yet; the first one makes it`)];
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      problem(`Backups: ${folder} cannot be used: ${causeOf(error)}. Let the user that runs Patina own it.`),
    ];
  }
  const found = [await newestOf(backups, now)];
  if (existsSync(dataDir) && (await stat(dataDir)).dev === (await stat(folder)).dev) {
    found.push(
      warning(`Backups: ${folder} is on the disk of the data, and is lost with it. Copy it elsewhere.`),
    );
  }
  return found;
}

async function newestOf(backups: BackupSchedule, now: Date): Promise<Finding> {
  const { folder } = backups;
  const times = (await readdir(folder)).flatMap((name) => timeOfBackup(name)?.getTime() ?? []);
  if (times.length === 0)
    return warning(`Backups: there is none in ${folder} yet. Look again once one was due.`);
  const newest = Math.max(...times);
  const said = `Backups: ${times.length} in ${folder}, the newest of ${new Date(newest).toISOString()}`;
  // The latest one that was due long enough ago.
  const due = lastDue(backups, new Date(now.getTime() - lateMs));
  return newest < due.getTime()
    ? problem(`${said}; one was due at ${due.toISOString()}. Is Patina running, with this BACKUP_DIR?`)
    : ok(said);
}

/** @param orm of a database whose migrations are up to date */
export async function lookAtBackupRuns(orm: Queries, now = new Date()): Promise<readonly Finding[]> {
  const { failure } = await readRuns(orm, now);
  if (!failure) return [];
  return [problem(`Backups: that of ${failure.at.toISOString()} failed: ${reasonTexts[failure.reason]}.`)];
}
