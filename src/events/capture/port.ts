/** What the camera's page and statechart ask of the device, and what they get. */
import type { PostFields, PostVisibility } from '../post/port.ts';
import type { CameraDevice, CameraProblem, CameraSettings, OpenCamera } from './camera.ts';

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

/** A picture that is not kept as a photo yet, with what is written about it. */
export interface CaptureDraft {
  readonly shot: Shot;
  readonly source: 'camera' | 'file';
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** Uids, for `named`; kept while something else is chosen. */
  readonly people: readonly string[];
}
export type DraftFields = Pick<CaptureDraft, 'caption' | 'visibility' | 'people'>;

/** What this device tells about it: first what an earlier visit left, then whether a reload would find what is there now. */
export type DraftNews =
  | { readonly type: 'draft.none' }
  | { readonly type: 'draft.found'; readonly draft: CaptureDraft }
  | { readonly type: 'draft.saved'; readonly key: string };

type Stop = () => void;

/** Every rejection is an Error whose message a person can read. */
export interface CaptureSlots {
  /** A camera that is open from now on until it is stopped: then no track of it lives, also when it was still opening. */
  camera(settings: CameraSettings): (send: (news: CameraNews) => void) => Stop;
  /** Tells when it may work again by itself. */
  cameraReturns(problem: CameraProblem): (send: (news: { readonly type: 'camera.return' }) => void) => Stop;
  adjust(adjustment: Adjustment): void;
  /** What the element shows that the open camera is shown in. */
  takePicture(): Promise<Shot>;
  draft(send: (news: DraftNews) => void): Stop;
  /** Soon; of what comes meanwhile only the last is kept. null: there is none any more. */
  saveDraft(draft: CaptureDraft | null): void;
  readFile(file: Blob): Promise<Shot>;
  /** Hands it over to be uploaded; resolves once it is kept on this device. */
  keep(picture: PostFields & { readonly shot: Shot }): Promise<void>;
}

export interface CaptureCalls {
  /** Shows the open camera in the element until the returned function is called. */
  show(element: HTMLVideoElement): Stop;
  edit(shot: Shot, edit: Edit): Promise<Shot>;
}
