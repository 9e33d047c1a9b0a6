/** Descriptions of facts about taking a picture. */
import type { CameraProblem } from '../../../events/capture/camera.ts';
import type { captureWorkflowFacts } from '../../../events/capture/workflow.ts';
import { type FactWords, whyFailed } from './fact-words.ts';

const problems: Readonly<Record<CameraProblem, string>> = {
  blocked: 'it is blocked',
  absent: 'there is none',
  busy: 'another program uses it',
  unfit: 'it does not have this resolution',
  insecure: 'the page was not opened over https',
  lost: 'it went away',
  failed: 'something went wrong',
};

interface Size {
  readonly width: number;
  readonly height: number;
}
const inPixels = ({ width, height }: Size) => `${width} × ${height} pixels`;

export const captureWorkflowWords: FactWords<typeof captureWorkflowFacts> = {
  CameraAsked: () => 'Asked for the camera',
  PictureFound: (size) => `Found the picture of the last visit, ${inPixels(size)}`,
  CameraOpened: (size) => `The camera is on, with ${inPixels(size)}`,
  CameraFailed: ({ problem }) => `The camera is off: ${problems[problem]}`,
  CountdownBegun: ({ seconds }) => `A countdown of ${seconds} seconds began`,
  CountdownCancelled: () => 'Countdown called off',
  PictureRequested: () => 'About to take a picture',
  PictureTaken: (size) => `Picture taken, ${inPixels(size)}; the camera is off`,
  ShotTaken: (size) => `Picture taken, ${inPixels(size)}; the camera stays on`,
  PictureFileGiven: () => 'A file was given instead',
  PictureFileRead: (size) => `The file is a picture of ${inPixels(size)}`,
  PictureFileRefused: () => 'The file could not be read as a picture',
  PictureEdited: (size) => `Picture turned or cropped, now ${inPixels(size)}`,
  PictureKeepRequested: () => 'About to keep the picture',
  PictureKept: () => 'Picture kept as a photo',
  PictureKeepFailed: ({ kind }) => `The picture was not kept: ${whyFailed(kind)}`,
  CaptureEnded: () => 'Logged out; the camera is off',
};
