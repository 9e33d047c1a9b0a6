/**
 * Decides which backups of a folder may be removed. The newest backup of a period represents it, and periods without backups
 * do not count.
 */
import type { Keep } from '../config/backups.ts';

const dayMs = 24 * 60 * 60_000;

/** Like 20261127T030004Z, which sorts by time and is valid on every file system. */
const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
const named = /^patina-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz$/;

export const backupName = (at: Date): string => `patina-${stampOf(at)}.gz`;

/** When the backup of this name was begun; null: it is no backup of ours, so not ours to remove. */
export function timeOfBackup(name: string): Date | null {
  const [, ...parts] = named.exec(name) ?? [];
  if (parts.length === 0) return null;
  const [year, month, day, hour, minute, second] = parts.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return backupName(at) === name ? at : null;
}

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs);
/** Weeks begin on Monday, and 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();

/** Names of backups to remove. The newest backup is never among them, nor is a file with another name. */
export function outdatedBackups(
  names: readonly string[],
  { daily, weekly, monthly }: Keep,
): readonly string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOfBackup(name);
      return at ? [{ name, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const [count, periodOf] of [
    [daily, dayOf],
    [weekly, weekOf],
    [monthly, monthOf],
  ] as const) {
    const periods = new Set<number>();
    for (const { name, at } of backups) {
      const period = periodOf(at);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
