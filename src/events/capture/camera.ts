/** What one chooses of a camera, what an open one can do, and why one cannot be used. */

/** `environment`: away from whoever holds the device. */
export const facings = ['environment', 'user'] as const;
export type Facing = (typeof facings)[number];

/** `best`: whatever the camera has most of. The others are applied exactly, or the camera is unfit. */
export const resolutions = ['best', '1080', '720', '480'] as const;
export type Resolution = (typeof resolutions)[number];

/** Pixels, as a camera that is held upright counts them. */
export const sizeOf: Readonly<
  Record<Exclude<Resolution, 'best'>, { readonly width: number; readonly height: number }>
> = {
  '1080': { width: 1920, height: 1080 },
  '720': { width: 1280, height: 720 },
  '480': { width: 640, height: 480 },
};

/** Seconds between the press and the picture. */
export const countdowns = [0, 3, 10] as const;
export type Countdown = (typeof countdowns)[number];

export interface CameraSettings {
  /** null: whichever camera looks that way. */
  readonly deviceId: string | null;
  readonly facing: Facing;
  readonly resolution: Resolution;
}

/** What is remembered on this device until the next visit. */
export interface CameraChoices extends CameraSettings {
  readonly countdown: Countdown;
  /** Lines at the thirds of the picture. */
  readonly grid: boolean;
}

export const defaultChoices: CameraChoices = {
  deviceId: null,
  facing: 'environment',
  resolution: 'best',
  countdown: 0,
  grid: false,
};

export interface CameraDevice {
  readonly id: string;
  /** As the browser names it. */
  readonly label: string;
}

export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface OpenCamera {
  readonly id: string;
  /** null where it does not tell. */
  readonly facing: Facing | null;
  /** Pixels that it really gives. */
  readonly width: number;
  readonly height: number;
  /** It has a light. */
  readonly light: boolean;
  /** null where it cannot. */
  readonly zoom: Zoom | null;
}

/**
 * `blocked`: the person or the device's settings said no; `absent`: there is none; `busy`: another program has it;
 * `unfit`: none gives that resolution; `insecure`: the page was not opened over https; `lost`: it went away meanwhile.
 */
export const cameraProblems = ['blocked', 'absent', 'busy', 'unfit', 'insecure', 'lost', 'failed'] as const;
export type CameraProblem = (typeof cameraProblems)[number];
