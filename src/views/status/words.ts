/** Texts of the status page. */
import type { BackupFailure } from '../../events/account/server-status.ts';

const checkNames: Readonly<Record<string, string>> = {
  process: 'Server',
  database: 'Database',
  migrations: 'Tables',
  storage: 'Disk',
  files: 'Files',
};

const stateWords: Readonly<Record<string, string>> = {
  ok: 'fine',
  stopping: 'stopping',
  'no-answer': 'does not answer',
  missing: 'not up to date',
  unknown: 'not known',
  'disk-full': 'full',
  'data-gone': 'the data directory is gone',
  unavailable: 'cannot be reached',
};

export const checkName = (name: string) => checkNames[name] ?? name;
export const stateText = (state: string) => stateWords[state] ?? state;

const queueNames: Readonly<Record<string, string>> = {
  screening: 'Résumés to read',
  analysis: 'Photos to measure',
};

export const queueName = (name: string) => queueNames[name] ?? name;

const backupFailures: Readonly<Record<BackupFailure, string>> = {
  'no-room': 'There wasn’t enough room on its disk.',
  'not-written': 'It couldn’t be written. The server’s log says why.',
  'not-verified': 'It was written, but didn’t come back as it was. The server’s log says more.',
  interrupted: 'The process that made it ended or stopped answering.',
  stopped: 'Patina was stopped meanwhile.',
};

export const backupFailureText = (reason: BackupFailure) => backupFailures[reason];

export const timeText = (iso: string) =>
  new Date(iso).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

export const momentText = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function durationText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** A day in UTC, whatever the reader's time zone. */
export const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

export const shareText = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;
