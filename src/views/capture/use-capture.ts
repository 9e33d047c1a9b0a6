/** A page's camera; it stops with the page. */
import { useCallback } from 'react';
import type { Shot } from '../../events/capture/port.ts';
import { captureMachine } from '../../machines/capture.machine.ts';
import { useApp } from '../app.ts';
import { usePageActor } from '../ui/use-page-actor.ts';

/** @param onShot must be stable; if given, the camera stays on after a picture, and each picture is passed to it */
export function useCapture(onShot?: (shot: Shot) => void) {
  const { capture: port } = useApp();
  return usePageActor(useCallback(() => port.open(captureMachine, onShot), [port, onShot]));
}
