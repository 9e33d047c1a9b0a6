/** A todo that was written before its author logged in, kept in the tab for the way there and back. */
import * as z from 'zod/mini';
import type { TodoFields } from '../../events/todo/fields.ts';

const key = 'todoDraft';
const schema = z.object({
  title: z.string(),
  description: z.string(),
  priority: z.number(),
  complete: z.boolean(),
});

export function keptDraft(): TodoFields | null {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepDraft(fields: TodoFields): void {
  sessionStorage.setItem(key, JSON.stringify(fields));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}
