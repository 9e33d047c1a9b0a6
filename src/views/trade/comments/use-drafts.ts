/** What somebody has begun to write under a post, kept in the tab: it outlives a reload, and is nobody else's. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApp } from '../../app.ts';
import { tabDraft } from '../../ui/tab-draft.ts';

/** Where it will stand: under the post, as a reply, or in the place of what was said. */
export type DraftTarget = 'new' | `reply:${string}` | `edit:${string}`;

export interface Draft {
  /** Of the change that it will be. Other words are another change. */
  readonly key: string;
  readonly body: string;
}

export interface Drafts {
  /** The reply or edit that is being written. */
  readonly open: DraftTarget | null;
  readonly of: (target: DraftTarget) => Draft;
  readonly write: (target: DraftTarget, body: string) => void;
  /** @param body what it begins with, unless something was begun before */
  readonly begin: (target: DraftTarget, body?: string) => void;
  /** What was typed stays, for the next time. */
  readonly close: () => void;
  /** It is sent, or given up. */
  readonly forget: (target: DraftTarget) => void;
}

const schema = z.strictObject({
  open: z.nullable(z.string()),
  texts: z.record(z.string(), z.strictObject({ key: z.string(), body: z.string() })),
});
type Kept = z.infer<typeof schema>;
const empty: Kept = { open: null, texts: {} };

export function useDrafts(uid: string, postId: string): Drafts {
  const { ids } = useApp();
  const [spare] = useState(() => ids.uuid());
  const draft = tabDraft(`patina-comments/${uid}/${postId}`, schema);
  const [kept, setKept] = useState<Kept>(() => draft.kept() ?? empty);
  const keep = (next: Kept) => {
    setKept(next);
    try {
      if (next.open === null && Object.keys(next.texts).length === 0) draft.forget();
      else draft.keep(next);
    } catch {
      // Without room it lasts as long as the page.
    }
  };
  const without = (target: DraftTarget) =>
    Object.fromEntries(Object.entries(kept.texts).filter(([name]) => name !== target));
  return {
    open: kept.open as DraftTarget | null,
    of: (target) => kept.texts[target] ?? { key: spare, body: '' },
    write: (target, body) =>
      keep({
        ...kept,
        texts: body === '' ? without(target) : { ...kept.texts, [target]: { key: ids.uuid(), body } },
      }),
    begin(target, body = '') {
      const texts =
        body === '' || kept.texts[target]
          ? kept.texts
          : { ...kept.texts, [target]: { key: ids.uuid(), body } };
      keep({ open: target, texts });
    },
    close: () => keep({ ...kept, open: null }),
    forget: (target) => keep({ open: kept.open === target ? null : kept.open, texts: without(target) }),
  };
}
