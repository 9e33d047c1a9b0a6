/** Forgets what was typed in this tab and not sent, once its author is no longer signed in. */
import type { AuthActor } from '../machines/auth.machine.ts';
import { forgetDraftsOfOthers } from '../views/ui/owned-draft.ts';

export function forgetDrafts(auth: Pick<AuthActor, 'subscribe'>): void {
  let settled: string | null | undefined;
  auth.subscribe(({ context: { user, ready } }) => {
    const uid = user?.uid ?? null;
    if ((uid === null && !ready) || uid === settled) return;
    settled = uid;
    forgetDraftsOfOthers(uid);
  });
}
