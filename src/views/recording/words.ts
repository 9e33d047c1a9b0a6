/** Texts about recording and its errors. */
import type { Ending, RecordingKind, RecordingProblem } from '../../events/recording/recording.ts';

interface KindWords {
  readonly title: string;
  readonly lead: string;
  /** The device, for the beginning of a sentence and within one. */
  readonly Device: string;
  readonly device: string;
  readonly one: string;
}

export const kindWords: Readonly<Record<RecordingKind, KindWords>> = {
  video: {
    title: 'Video camera',
    lead: 'What you record is saved on this device while you record it, so that nothing gets lost.',
    ...{ Device: 'The camera', device: 'the camera', one: 'video' },
  },
  audio: {
    title: 'Audio',
    lead: 'What you record is saved on this device while you record it, so that nothing gets lost.',
    ...{ Device: 'The microphone', device: 'the microphone', one: 'recording' },
  },
};

export function problemTitle(kind: RecordingKind, problem: RecordingProblem): string {
  const { Device, device } = kindWords[kind];
  return {
    blocked: `${Device} is blocked`,
    absent: `No ${kind === 'video' ? 'camera' : 'microphone'} was found`,
    busy: `Another program is using ${device}`,
    insecure: `${Device} needs a secure address`,
    lost: `${Device} was disconnected`,
    failed: `${Device} does not work`,
  }[problem];
}

export const remedies: Readonly<Record<RecordingProblem, string>> = {
  blocked:
    'Allow it in the settings of this page, beside its address, or in the privacy settings of your device. It then opens by itself.',
  absent: 'Connect one: it opens by itself as soon as it is there.',
  busy: 'Close the program or the tab that uses it, such as a video call, then try again.',
  insecure: 'Open this page at an address that begins with https.',
  lost: 'It was unplugged, or another program took it. It opens by itself as soon as it is back.',
  failed: 'Try again. If that does not help, try another browser.',
};

/** Label of the button below the remedy; null if no button helps. */
export const remedyButtons: Readonly<Record<RecordingProblem, string | null>> = {
  blocked: 'Ask again',
  absent: 'Look again',
  busy: 'Try again',
  insecure: null,
  lost: 'Turn it on again',
  failed: 'Try again',
};

/** Why a recording ended by itself; null if the person stopped it. */
export function whyEnded(kind: RecordingKind, ending: Ending | null): string | null {
  const { Device } = kindWords[kind];
  switch (ending) {
    case 'lost':
      return `${Device} was disconnected. What was recorded until then is here.`;
    case 'full':
      return 'This device has no room left. What was recorded until then is here: keep it as a file elsewhere, or delete something.';
    case 'failed':
      return 'The browser stopped recording. What was recorded until then is here.';
    default:
      return null;
  }
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Formats as `3:07` or `1:03:07`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

export function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

export const beganAt = (at: number) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Reveals no content; the time distinguishes recordings. */
export function fileName(kind: RecordingKind, at: number, type: string): string {
  const stamp = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  const extension = type.includes('mp4') ? (kind === 'audio' ? 'm4a' : 'mp4') : 'webm';
  return `${kind}-${stamp.replace('T', '-').replaceAll(':', '')}.${extension}`;
}
