/** When scheduled backups are due: in UTC, where no hour is repeated or skipped. */
import type { BackupSchedule } from '../config/backups.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

type Times = Pick<BackupSchedule, 'timesOfDay'>;

/** Scheduled times of yesterday, today and tomorrow, as milliseconds since 1970, ascending. */
function moments({ timesOfDay }: Times, now: Date): readonly number[] {
  const midnight = now.getTime() - (now.getTime() % dayMs);
  return [-dayMs, 0, dayMs].flatMap((day) => timesOfDay.map((time) => midnight + day + time * minuteMs));
}

/** The latest moment of the schedule that is not after `now`. */
export const lastDue = (schedule: Times, now: Date): Date =>
  new Date(moments(schedule, now).findLast((at) => at <= now.getTime())!);

/** The first moment of the schedule after `now`. */
export const nextDue = (schedule: Times, now: Date): Date =>
  new Date(moments(schedule, now).find((at) => at > now.getTime())!);
