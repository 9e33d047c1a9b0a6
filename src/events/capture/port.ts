/** What the camera's page and statechart ask of the device, and the answers. */
import type { PostFields, PostVisibility } from '../post/port.ts';
import type { CameraDevice, CameraProblem, CameraSettings, OpenCamera } from './camera.ts';

/** A picture that is not saved yet. */
export interface Shot {
  /** Also the key of its upload: sending it again does not upload it twice. */
  readonly key: string;
  readonly picture: Blob;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Events of an open camera. */
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
  /** null: the camera's current zoom. */
  readonly zoom: number | null;
}

/** `turns`: quarter turns to the right. `crop`: pixels of the turned picture; null: all of it. */
export interface Edit {
  readonly turns: 0 | 1 | 2 | 3;
  readonly crop: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** A picture not yet saved as a photo, with its text fields. */
export interface CaptureDraft {
  readonly shot: Shot;
  readonly source: 'camera' | 'file';
  readonly caption: string;
  readonly visibility: PostVisibility;
  /** Uids, for `named`; kept while another visibility is chosen. */
  readonly people: readonly string[];
}
export type DraftFields = Pick<CaptureDraft, 'caption' | 'visibility' | 'people'>;

/** First the draft an earlier visit left, then whether the current one is saved so that a reload finds it. */
export type DraftNews =
  | { readonly type: 'draft.none' }
  | { readonly type: 'draft.found'; readonly draft: CaptureDraft }
  | { readonly type: 'draft.saved'; readonly key: string };

type Stop = () => void;

/** Every rejection is an Error with a readable message. */
export interface CaptureSlots {
  /** Opens a camera until it is stopped. Stopping ends all its tracks, also while it is still opening. */
  camera(settings: CameraSettings): (send: (news: CameraNews) => void) => Stop;
  /** Sends an event when the camera may work again. */
  cameraReturns(problem: CameraProblem): (send: (news: { readonly type: 'camera.return' }) => void) => Stop;
  adjust(adjustment: Adjustment): void;
  /** Takes the picture from the element that shows the open camera. */
  takePicture(): Promise<Shot>;
  draft(send: (news: DraftNews) => void): Stop;
  /** Saves after a moment; only the latest draft is saved. null: there is none any more. */
  saveDraft(draft: CaptureDraft | null): void;
  readFile(file: Blob): Promise<Shot>;
  /** Hands it to the upload queue; resolves once it is stored on this device. */
  keep(picture: PostFields & { readonly shot: Shot }): Promise<void>;
}

export interface CaptureCalls {
  /** Shows the open camera in the element until the returned function is called. */
  show(element: HTMLVideoElement): Stop;
  edit(shot: Shot, edit: Edit): Promise<Shot>;
}
