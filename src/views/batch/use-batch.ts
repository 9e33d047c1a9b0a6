/** The batch as one page has it open: other tabs may have it as soon as the page is left. */
import { useCallback } from 'react';
import { batchMachine } from '../../machines/batch.machine.ts';
import { useApp } from '../app.ts';
import { usePageActor } from '../ui/use-page-actor.ts';

export function useBatch() {
  const { batch: port } = useApp();
  return usePageActor(useCallback(async () => ({ actor: await port.open(batchMachine) }), [port]));
}
