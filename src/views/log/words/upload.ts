/** Descriptions of facts about uploads. */
import type { uploadWorkflowFacts } from '../../../events/upload/workflow.ts';
import { type FactWords, whyFailed } from './fact-words.ts';

const kinds = { photo: 'photo', video: 'video', audio: 'sound recording' } as const;

export const uploadWorkflowWords: FactWords<typeof uploadWorkflowFacts> = {
  UploadQueued: ({ kind, bytes }) =>
    `A ${kinds[kind]} of ${bytes.toLocaleString('en')} bytes is to be uploaded`,
  UploadWaited: () => 'The upload waits for its turn or for a network',
  UploadBegun: () => 'The upload began',
  UploadCreated: () => 'The server takes the upload',
  UploadInterrupted: ({ kind }) => `The upload was interrupted: ${whyFailed(kind)}`,
  UploadArrived: () => 'All of the upload has arrived',
  UploadVerified: () => 'What arrived is what was sent',
  UploadPublished: () => 'The upload was published',
  UploadPaused: () => 'The upload is paused',
  UploadRefused: ({ kind }) => `The upload was refused: ${whyFailed(kind)}`,
  UploadLost: () => 'What was to be uploaded is no longer on this device',
  UploadDiscardRequested: () => 'The upload is given up',
  UploadDiscarded: () => 'The upload is over',
};
