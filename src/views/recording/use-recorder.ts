/** A page's recorder; it stops with the page. */
import { useCallback } from 'react';
import type { RecordingKind } from '../../events/recording/recording.ts';
import { recordingMachine } from '../../machines/recording.machine.ts';
import { useApp } from '../app.ts';
import { usePageActor } from '../ui/use-page-actor.ts';

export function useRecorder(kind: RecordingKind) {
  const { recording: port } = useApp();
  return usePageActor(useCallback(() => port.open(recordingMachine, kind), [port, kind]));
}
