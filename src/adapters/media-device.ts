/** Opens, watches and stops cameras and microphones over the browser's mediaDevices. Only translates; holds no rules. */
import type { CameraDevice, CameraProblem } from '../events/capture/camera.ts';

export type MediaKind = 'camera' | 'microphone';
type Stop = () => void;

const inputs = { camera: 'videoinput', microphone: 'audioinput' } as const;
const names = { camera: 'Camera', microphone: 'Microphone' } as const;

export interface HeldStream {
  /** Rejects as getUserMedia does. */
  open(): Promise<MediaStream>;
  /** Returns a cleanup that runs when the stream is stopped. */
  onOpened(stream: MediaStream): Stop;
  onFailed(problem: CameraProblem): void;
  onDevicesChanged(): void;
}

/** Opens a stream until the returned function is called, which stops all its tracks, even if it was still opening. */
export function holdStream({ open, onOpened, onFailed, onDevicesChanged }: HeldStream): Stop {
  let over = false;
  let held: MediaStream | null = null;
  let onEnd: Stop | null = null;
  const fail = (problem: CameraProblem) => {
    if (!over) onFailed(problem);
  };
  const change = () => {
    if (!over) onDevicesChanged();
  };
  /** A device was lost, or the page is being hidden: one in the back/forward cache must not hold a device. */
  const lose = () => {
    endAll(held);
    fail('lost');
  };
  const begin = async () => {
    if (!isSecureContext || !navigator.mediaDevices) throw new Insecure();
    const stream = await open();
    // Stopped while the stream was opening.
    if (over) return endAll(stream);
    held = stream;
    for (const track of stream.getTracks()) track.addEventListener('ended', lose);
    navigator.mediaDevices.addEventListener('devicechange', change);
    onEnd = onOpened(stream);
  };
  addEventListener('pagehide', lose);
  begin().catch((error: unknown) => {
    endAll(held);
    fail(problemOf(error));
  });
  return () => {
    over = true;
    endAll(held);
    onEnd?.();
    removeEventListener('pagehide', lose);
    navigator.mediaDevices?.removeEventListener('devicechange', change);
  };
}

/** Reports when a device may work again without the person's help. */
export function mediaReturns(problem: CameraProblem, kind: MediaKind, onReturn: () => void): Stop {
  let over = false;
  const stops: Stop[] = [];
  const notify = () => {
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
      .then((status) => on(status, 'change', () => status.state !== 'denied' && notify()))
      // Older browsers do not know this permission: there the person retries with the button.
      .catch(() => undefined);
  } else {
    on(
      navigator.mediaDevices,
      'devicechange',
      () => void listDevices(kind).then((devices) => devices.length > 0 && notify()),
    );
    on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && notify());
  }
  return () => {
    over = true;
    for (const stop of stops) stop();
  };
}

const endAll = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

class Insecure extends Error {}

/** @param anyOther fallback for when the remembered device is gone; null: no fallback */
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

/** Maps the error names of https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia. */
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

/** The devices that the browser identifies, which it does once the person has allowed one. */
export async function listDevices(kind: MediaKind): Promise<readonly CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === inputs[kind] && device.deviceId !== '')
    .map(({ deviceId, label }, i) => ({ id: deviceId, label: label || `${names[kind]} ${i + 1}` }));
}
