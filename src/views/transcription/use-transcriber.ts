/** A page's speech to text; recognition stops with the page. */
import { useCallback } from 'react';
import { transcriptionMachine } from '../../machines/transcription.machine.ts';
import { useApp } from '../app.ts';
import { usePageActor } from '../ui/use-page-actor.ts';

export function useTranscriber() {
  const { transcription: port } = useApp();
  return usePageActor(useCallback(() => port.open(transcriptionMachine), [port]));
}
