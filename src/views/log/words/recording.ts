/** Descriptions of facts about recording. */
import type { Ending, RecordingProblem } from '../../../events/recording/recording.ts';
import type { recordingWorkflowFacts } from '../../../events/recording/workflow.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords, whyFailed } from './fact-words.ts';

const problems: Readonly<Record<RecordingProblem, string>> = {
  blocked: 'it is blocked',
  absent: 'there is none',
  busy: 'another program uses it',
  insecure: 'the page was not opened over https',
  lost: 'it went away',
  failed: 'something went wrong',
};

const reasons: Readonly<Record<Ending, string>> = {
  person: 'as asked',
  lost: 'since the device went away',
  full: 'since this device has no room left',
  failed: 'since it could not go on',
};

export const recordingWorkflowWords: FactWords<typeof recordingWorkflowFacts> = {
  RecordingDeviceAsked: ({ kind }) =>
    kind === 'video'
      ? 'Asked for the camera, to record a video'
      : 'Asked for the microphone, to record sound',
  RecordingDeviceOpened: ({ camera, microphone }) =>
    camera && microphone
      ? 'The camera and the microphone are on'
      : camera
        ? 'The camera is on, without a microphone'
        : 'The microphone is on',
  RecordingDeviceFailed: ({ problem }) => `Nothing to record with: ${problems[problem]}`,
  RecordingRequested: () => 'About to record',
  RecordingStarted: () => 'Recording',
  RecordingPaused: ({ by }) => (by === 'person' ? 'Recording paused' : 'Recording paused: nothing came'),
  RecordingResumed: () => 'Recording goes on',
  RecordingStopping: ({ ending }) => `About to stop recording, ${reasons[ending]}`,
  RecordingStopped: ({ ending }) => `Recording stopped, ${reasons[ending]}`,
  RecordingNotBegun: ({ ending }) => `Nothing was recorded, ${reasons[ending]}`,
  RecordingFellBehind: () => 'Recording faster than this device can save',
  RecordingCaughtUp: () => 'Everything recorded is saved again',
  RecordingOutOfRoom: () => 'No room left on this device to record',
  ScreenKeptOn: () => 'The screen is kept on',
  ScreenLetGo: () => 'The screen may go off again',
  RecordingsFound: ({ count, cutOff }) =>
    `Found ${counted(count, 'recording')} on this device, ${cutOff} of them cut off`,
  RecordingsNotFound: ({ kind }) => `Recordings on this device could not be listed: ${whyFailed(kind)}`,
  RecordingChosen: () => 'Opened a recording from this device',
  RecordingReady: ({ seconds, seekable }) =>
    `Recording of ${counted(seconds, 'second')} is ready${seekable ? '' : ', only to be played from the start'}`,
  RecordingUnreadable: () => 'The recording cannot be played',
  RecordingDiscardRequested: () => 'About to remove the recording from this device',
  RecordingDiscarded: () => 'Recording removed from this device',
  RecordingDiscardFailed: ({ kind }) => `The recording was not removed: ${whyFailed(kind)}`,
  RecordingEnded: () => 'Logged out; nothing is recorded any more',
};
