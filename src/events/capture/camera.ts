/** Camera choices, the abilities of an open camera, and why a camera cannot be used. */

/** `environment`: facing away from the person holding the device. */
export const facings = ['environment', 'user'] as const;
export type Facing = (typeof facings)[number];

/** `best`: the highest the camera has. Any other is required exactly; without it the camera is `unfit`. */
export const resolutions = ['best', '1080', '720', '480'] as const;
export type Resolution = (typeof resolutions)[number];

/** Pixels of an upright camera. */
export const sizeOf: Readonly<
  Record<Exclude<Resolution, 'best'>, { readonly width: number; readonly height: number }>
> = {
  '1080': { width: 1920, height: 1080 },
  '720': { width: 1280, height: 720 },
  '480': { width: 640, height: 480 },
};

/** Seconds between pressing the button and the picture. */
export const countdowns = [0, 3, 10] as const;
export type Countdown = (typeof countdowns)[number];

export interface CameraSettings {
  /** null: any camera with that facing. */
  readonly deviceId: string | null;
  readonly facing: Facing;
  readonly resolution: Resolution;
}

/** Stored on this device until the next visit. */
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
  /** The browser's name for it. */
  readonly label: string;
}

export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface OpenCamera {
  readonly id: string;
  /** null where the browser does not report it. */
  readonly facing: Facing | null;
  /** Actual size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it has a light. */
  readonly light: boolean;
  /** null when it cannot zoom. */
  readonly zoom: Zoom | null;
}

/**
 * `blocked`: denied by the person or the device's settings; `absent`: no camera; `busy`: used by another program;
 * `unfit`: no camera has that resolution; `insecure`: the page was not opened over https; `lost`: it was disconnected.
 */
export const cameraProblems = ['blocked', 'absent', 'busy', 'unfit', 'insecure', 'lost', 'failed'] as const;
export type CameraProblem = (typeof cameraProblems)[number];
