/** Drafts of comments on a post, kept in the tab per person: they survive a reload. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApp } from '../../app.ts';
import { tabDraft } from '../../ui/tab-draft.ts';

/** Where the text will go: a new comment, a reply, or an edit. */
export type DraftTarget = 'new' | `reply:${string}` | `edit:${string}`;

export interface Draft {
  /** Idempotency key of the change; a new one whenever the text changes. */
  readonly key: string;
  readonly body: string;
}

export interface Drafts {
  /** The reply or edit that is being written. */
  readonly open: DraftTarget | null;
  readonly of: (target: DraftTarget) => Draft;
  readonly write: (target: DraftTarget, body: string) => void;
  /** @param body initial text, unless there is a draft */
  readonly begin: (target: DraftTarget, body?: string) => void;
  /** Closes the field and keeps the draft. */
  readonly close: () => void;
  /** Deletes a draft that was sent or given up. */
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
      // Storage is full or blocked: the draft lasts as long as the page.
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
