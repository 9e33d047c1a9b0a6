/** What was written and is not sent yet, kept in the tab: for the way to the login and back, and for a reload. */
import type * as z from 'zod/mini';

export interface TabDraft<Fields> {
  /** null when there is none that can be read. */
  kept(): Fields | null;
  /** @throws Error in words for people, when the browser has no room for it or keeps nothing */
  keep(fields: Fields): void;
  /** While somebody types: without room for it nothing is lost before a reload. */
  keepIfRoom(fields: Fields): void;
  forget(): void;
}

const noRoom =
  'This device has no room left to keep it while you log in. Nothing is lost: free some space, then try again.';

export const tabDraft = <Fields>(key: string, schema: z.ZodMiniType<Fields>): TabDraft<Fields> => ({
  keepIfRoom(fields) {
    try {
      sessionStorage.setItem(key, JSON.stringify(fields));
    } catch {
      // It stays on the page.
    }
  },
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
