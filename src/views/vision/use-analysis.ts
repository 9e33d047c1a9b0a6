/** A page's analysis: follows live updates from the server, and stops with the page. */
import { useCallback, useEffect } from 'react';
import { analysisMachine } from '../../machines/analysis.machine.ts';
import { useApp } from '../app.ts';
import { usePageActor } from '../ui/use-page-actor.ts';

export function useAnalysis() {
  const { analyses } = useApp();
  const page = usePageActor(useCallback(() => analyses.open(analysisMachine), [analyses]));
  const { opened } = page;
  useEffect(() => {
    if (!opened) return;
    return opened.follow((moved) => {
      if (moved) opened.actor.send({ type: 'analysis.moved', id: moved.id, version: moved.version });
      else opened.actor.send({ type: 'analysis.reload' });
    });
  }, [opened]);
  return page;
}
