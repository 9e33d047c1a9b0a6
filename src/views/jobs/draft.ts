/** A job that was written before its author logged in, kept in the tab for the way there and back. */
import { type JobFields, jobFieldsSchema } from '../../events/job/fields.ts';

const key = 'jobDraft';

export function keptDraft(): JobFields | null {
  try {
    const parsed = jobFieldsSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepDraft(fields: JobFields): void {
  sessionStorage.setItem(key, JSON.stringify(fields));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}
