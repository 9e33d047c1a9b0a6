/** Cameras and microphones over the browser's mediaDevices: opened, watched and ended in one place. It decides nothing. */
import type { CameraDevice, CameraProblem } from '../events/capture/camera.ts';

export type MediaKind = 'camera' | 'microphone';
type Stop = () => void;

const inputs = { camera: 'videoinput', microphone: 'audioinput' } as const;
const names = { camera: 'Camera', microphone: 'Microphone' } as const;

export interface HeldStream {
  /** Rejects as getUserMedia does. */
  open(): Promise<MediaStream>;
  /** What it returns is done when the stream is stopped. */
  onOpened(stream: MediaStream): Stop;
  onFailed(problem: CameraProblem): void;
  onDevicesChanged(): void;
}

/** A stream that is open until the returned function is called: then no track of it lives, also when it was still opening. */
export function holdStream({ open, onOpened, onFailed, onDevicesChanged }: HeldStream): Stop {
  let over = false;
  let mine: MediaStream | null = null;
  let onEnd: Stop | null = null;
  const fail = (problem: CameraProblem) => {
    if (!over) onFailed(problem);
  };
  const change = () => {
    if (!over) onDevicesChanged();
  };
  /** A page that the browser only puts aside keeps no device. */
  const lose = () => {
    endAll(mine);
    fail('lost');
  };
  const begin = async () => {
    if (!isSecureContext || !navigator.mediaDevices) throw new Insecure();
    const stream = await open();
    // Whoever left meanwhile does not want it any more.
    if (over) return endAll(stream);
    mine = stream;
    for (const track of stream.getTracks()) track.addEventListener('ended', lose);
    navigator.mediaDevices.addEventListener('devicechange', change);
    onEnd = onOpened(stream);
  };
  addEventListener('pagehide', lose);
  begin().catch((error: unknown) => {
    endAll(mine);
    fail(problemOf(error));
  });
  return () => {
    over = true;
    endAll(mine);
    onEnd?.();
    removeEventListener('pagehide', lose);
    navigator.mediaDevices?.removeEventListener('devicechange', change);
  };
}

/** Tells when a device may work again by itself. */
export function mediaReturns(problem: CameraProblem, kind: MediaKind, onReturn: () => void): Stop {
  let over = false;
  const stops: Stop[] = [];
  const tell = () => {
    if (!over) onReturn();
  };
  const on = (target: EventTarget | undefined, type: string, listener: (event: Event) => void) => {
    if (over) return;
    target?.addEventListener(type, listener);
    stops.push(() => target?.removeEventListener(type, listener));
  };
  if (problem === 'blocked') {
    navigator.permissions
      ?.query({ name: kind as PermissionName })
      .then((status) => on(status, 'change', () => status.state !== 'denied' && tell()))
      // Older browsers know no such permission: there the button does it.
      .catch(() => undefined);
  } else {
    on(
      navigator.mediaDevices,
      'devicechange',
      () => void listDevices(kind).then((devices) => devices.length > 0 && tell()),
    );
    on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && tell());
  }
  return () => {
    over = true;
    for (const stop of stops) stop();
  };
}

const endAll = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

class Insecure extends Error {}

/** @param anyOther asked for when the one that was remembered is gone; null: nothing else will do */
export async function openStream(
  wanted: MediaStreamConstraints,
  anyOther: MediaStreamConstraints | null,
): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  try {
    return await mediaDevices.getUserMedia(wanted);
  } catch (error) {
    const gone = (error as { constraint?: unknown }).constraint === 'deviceId';
    if (!gone || anyOther === null) throw error;
    return mediaDevices.getUserMedia(anyOther);
  }
}

/** The names of https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia. */
function problemOf(error: unknown): CameraProblem {
  if (error instanceof Insecure) return 'insecure';
  switch ((error as { name?: unknown } | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'blocked';
    case 'NotFoundError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    case 'OverconstrainedError':
      return 'unfit';
    default:
      return 'failed';
  }
}

/** Those that the browser names, which it does once the person has allowed one. */
export async function listDevices(kind: MediaKind): Promise<readonly CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === inputs[kind] && device.deviceId !== '')
    .map(({ deviceId, label }, i) => ({ id: deviceId, label: label || `${names[kind]} ${i + 1}` }));
}
