/** Drafts of unsent input, kept in session storage: they survive a reload and a detour to the login page. */
import type * as z from 'zod/mini';

export interface TabDraft<Fields> {
  /** null if there is none or it cannot be read. */
  kept(): Fields | null;
  /** @throws Error with a message for people, when storage is full or blocked */
  keep(fields: Fields): void;
  /** For every keystroke: ignores a full storage, since the text is still on the page. */
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
      // The text is still on the page.
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
      // Storage is blocked: there was no draft.
    }
  },
});
