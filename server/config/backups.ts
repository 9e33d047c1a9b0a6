/** BACKUP_*: when backups are made, where they are stored, and which are kept. */

/** When scheduled backups are made, where they are stored, and which are kept. */
export interface BackupSchedule {
  /** Absolute. */
  readonly folder: string;
  /** Minutes after midnight, UTC, the earliest first; at least one. */
  readonly timesOfDay: readonly number[];
  readonly keep: Keep;
}

/** For how many of the latest days, weeks and months with a backup the newest one is kept. */
export interface Keep {
  /** At least one. */
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

/** Parses `03:00` or `03:00,15:00` as minutes after midnight, earliest first; null: not valid. */
export function readTimesOfDay(text: string): readonly number[] | null {
  const times = text.split(',').map((time) => {
    const [, hour, minute] = /^\s*([01]\d|2[0-3]):([0-5]\d)\s*$/.exec(time) ?? [];
    return hour === undefined ? NaN : Number(hour) * 60 + Number(minute);
  });
  return times.some(Number.isNaN) ? null : [...new Set(times)].sort((one, other) => one - other);
}

/** Parses `7,5,12`: days, weeks and months; null: not valid. */
export function readKeep(text: string): Keep | null {
  const [, daily, weekly, monthly] =
    /^\s*([1-9]\d{0,2})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (daily === undefined) return null;
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
}
