/** The events and the context of the camera's statechart. */
import type { CameraChoices, CameraDevice, CameraSettings, OpenCamera } from '../../events/capture/camera.ts';
import type { Adjustment, CameraNews, DraftFields, DraftNews, Shot } from '../../events/capture/port.ts';
import type { CaptureView } from '../../events/capture/workflow.ts';
import type { PostFields } from '../../events/post/port.ts';
import type { Failure } from '../../events/shared/failure.ts';

export type CaptureEvent =
  | CameraNews
  | DraftNews
  /** What kept the camera from opening may be gone. */
  | { readonly type: 'camera.return' }
  /** Another camera, or the same one with other settings. */
  | { readonly type: 'camera.choose'; readonly change: Partial<CameraSettings> }
  | { readonly type: 'camera.adjust'; readonly change: Partial<Adjustment> }
  | { readonly type: 'aid.choose'; readonly change: Partial<Pick<CameraChoices, 'countdown' | 'grid'>> }
  | { readonly type: 'picture.take' }
  | { readonly type: 'countdown.cancel' }
  | { readonly type: 'file.give'; readonly file: Blob }
  | { readonly type: 'picture.edit'; readonly shot: Shot }
  | { readonly type: 'draft.change'; readonly change: Partial<DraftFields> }
  | ({ readonly type: 'picture.keep' } & PostFields)
  /** Replaces the picture just taken, or takes another after one was saved. */
  | { readonly type: 'picture.retake' }
  | { readonly type: 'retry' }
  | { readonly type: 'person.leave' };

/** `many`: the camera stays open, and every picture is handed over at once. */
export type CaptureMode = 'one' | 'many';

export interface CaptureContext {
  readonly mode: CaptureMode;
  readonly choices: CameraChoices;
  /** null while no camera is open. */
  readonly camera: OpenCamera | null;
  /** Every camera of the device, as last reported. */
  readonly cameras: readonly CameraDevice[];
  readonly adjustment: Adjustment;
  /** Seconds left in the countdown. */
  readonly left: number;
  readonly file: Blob | null;
  readonly shot: Shot | null;
  readonly source: CaptureView['source'];
  /** The fields filled in so far. */
  readonly draft: DraftFields;
  /** Whether the draft is saved, so that a reload finds it. */
  readonly saved: boolean;
  /** The fields being saved with the photo. */
  readonly fields: PostFields | null;
  readonly failure: Failure | null;
}

const defaultAdjustment: Adjustment = { light: false, zoom: null };
export const noFields: DraftFields = { caption: '', visibility: 'private', people: [] };
export const emptyContext = {
  ...{ camera: null, adjustment: defaultAdjustment, left: 0 },
  ...{ file: null, shot: null, source: null, fields: null, failure: null },
  ...{ draft: noFields, saved: false },
} as const;

export const sizeIn = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width,
  height,
});
