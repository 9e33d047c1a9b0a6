/** What was written before its author logged in, kept in the tab for the way there and back. */
import type * as z from 'zod/mini';

export interface TabDraft<Fields> {
  /** null when there is none that can be read. */
  kept(): Fields | null;
  /** @throws Error in words for people, when the browser has no room for it or keeps nothing */
  keep(fields: Fields): void;
  forget(): void;
}

const noRoom =
  'This device has no room left to keep it while you log in. Nothing is lost: free some space, then try again.';

export const tabDraft = <Fields>(key: string, schema: z.ZodMiniType<Fields>): TabDraft<Fields> => ({
  kept() {
    try {
      const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  keep(fields) {
    try {
      sessionStorage.setItem(key, JSON.stringify(fields));
    } catch (cause) {
      throw new Error(noRoom, { cause });
    }
  },
  forget() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
});
