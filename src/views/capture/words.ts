/** Texts about the camera and its errors. */
import type { CameraProblem, Countdown, Facing, Resolution } from '../../events/capture/camera.ts';

export const problemTitles: Readonly<Record<CameraProblem, string>> = {
  blocked: 'The camera is blocked',
  absent: 'No camera was found',
  busy: 'Another program is using the camera',
  unfit: 'No camera here has this resolution',
  insecure: 'The camera needs a secure address',
  lost: 'The camera was disconnected',
  failed: 'The camera does not work',
};

export const remedies: Readonly<Record<CameraProblem, string>> = {
  blocked:
    'Allow the camera in the settings of this page, beside its address, or in the privacy settings of your device. It then opens by itself.',
  absent: 'Connect one: it opens by itself as soon as it is there. Or choose a picture instead.',
  busy: 'Close the program or the tab that uses it, such as a video call, then try again.',
  unfit: 'Use the best resolution it has.',
  insecure: 'Open this page at an address that begins with https. Until then you can choose a picture.',
  lost: 'It was unplugged, or another program took it. It opens by itself as soon as it is back.',
  failed: 'Try again. If that does not help, choose a picture instead.',
};

/** Label of the button below the remedy; null if no button helps. */
export const remedyButtons: Readonly<Record<CameraProblem, string | null>> = {
  blocked: 'Ask again',
  absent: 'Look again',
  busy: 'Try again',
  unfit: 'Use the best resolution',
  insecure: null,
  lost: 'Turn it on again',
  failed: 'Try again',
};

export const facingNames: Readonly<Record<Facing, string>> = { environment: 'Rear', user: 'Front' };

export const resolutionNames: Readonly<Record<Resolution, string>> = {
  best: 'Best there is',
  '1080': '1920 × 1080',
  '720': '1280 × 720',
  '480': '640 × 480',
};

export const countdownName = (seconds: Countdown) => (seconds === 0 ? 'None' : `${seconds} seconds`);
