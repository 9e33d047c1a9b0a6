/** What the camera's page and statechart ask of the device, and what they get. */
import type { PostFields } from '../post/port.ts';
import type { CameraDevice, CameraProblem, CameraWish, OpenCamera } from './camera.ts';

/** A picture that is not kept yet. */
export interface Shot {
  /** Of its upload: sent again with it, it is the same picture. */
  readonly key: string;
  readonly picture: Blob;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What an open camera tells. */
export type CameraNews =
  | {
      readonly type: 'camera.opened';
      readonly camera: OpenCamera;
      readonly cameras: readonly CameraDevice[];
    }
  | { readonly type: 'cameras.changed'; readonly cameras: readonly CameraDevice[] }
  | { readonly type: 'camera.failed'; readonly problem: CameraProblem };

export interface Adjustment {
  readonly light: boolean;
  /** null: as it is. */
  readonly zoom: number | null;
}

/** `turns`: quarters to the right. `crop`: pixels of the turned picture; null: all of it. */
export interface Edit {
  readonly turns: 0 | 1 | 2 | 3;
  readonly crop: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

type Stop = () => void;

/** Every rejection is an Error whose message a person can read. */
export interface CaptureSlots {
  /** A camera that is open from now on until it is stopped: then no track of it lives, also when it was still opening. */
  camera(wish: CameraWish): (send: (news: CameraNews) => void) => Stop;
  /** Tells when it may work again by itself. */
  cameraReturns(problem: CameraProblem): (send: (news: { readonly type: 'camera.return' }) => void) => Stop;
  adjust(adjustment: Adjustment): void;
  /** What the element shows that the open camera is shown in. */
  takePicture(): Promise<Shot>;
  readFile(file: Blob): Promise<Shot>;
  keep(picture: PostFields & { readonly shot: Shot }): Promise<{ readonly id: string }>;
}

export interface CaptureCalls {
  /** Shows the open camera in the element until the returned function is called. */
  show(element: HTMLVideoElement): Stop;
  edit(shot: Shot, edit: Edit): Promise<Shot>;
}
