/** A page's batch; other tabs can open it once the page is left. */
import { useCallback } from 'react';
import { batchMachine } from '../../machines/batch.machine.ts';
import { useApp } from '../app.ts';
import { usePageActor } from '../ui/use-page-actor.ts';

export function useBatch() {
  const { batch: port } = useApp();
  return usePageActor(useCallback(async () => ({ actor: await port.open(batchMachine) }), [port]));
}
