/** The person's saved views, loaded when they are first needed. A change is made to their latest state on the server. */
import { useState } from 'react';
import type { SavedView, VersionedViews } from '../../../events/transaction/port.ts';
import { useApp } from '../../app.ts';
import { type Asked, useAnswer } from '../../ui/use-answer.ts';

export interface SavedViewsOf {
  readonly asked: Asked<VersionedViews>;
  /** Loads them, unless that has happened. */
  readonly open: () => void;
  /** Rejects with the reason. @param update may be called twice, also on what it has changed already */
  readonly change: (update: (views: readonly SavedView[]) => readonly SavedView[]) => Promise<void>;
}

const none: VersionedViews = { version: 0, views: [] };

export function useSavedViews(): SavedViewsOf {
  const { calls } = useApp().transactions;
  const [wanted, setWanted] = useState(false);
  const asked = useAnswer(async () => (wanted ? calls.savedViews() : none), String(wanted));

  const change: SavedViewsOf['change'] = async (update) => {
    const save = ({ version, views }: VersionedViews) => calls.saveViews(version, update(views));
    const known = await calls.savedViews();
    const saved = await save(known).catch(async (error: unknown) => {
      // Another window was faster: once more, on what it has saved.
      const latest = await calls.savedViews();
      if (latest.version === known.version) throw error;
      return save(latest);
    });
    asked.change(() => saved);
  };
  return { asked, open: () => setWanted(true), change };
}
