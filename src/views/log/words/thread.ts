/** Descriptions of facts about comments. */
import type { threadWorkflowFacts } from '../../../events/thread/workflow.ts';
import { type FactWords, whyFailed } from './fact-words.ts';

const changes = {
  AddComment: 'a comment',
  EditComment: 'an edited comment',
  DeleteComment: 'a deletion',
  RestoreComment: 'that a comment comes back',
};

export const threadWorkflowWords: FactWords<typeof threadWorkflowFacts> = {
  ThreadOpened: () => 'Comments opened',
  ThreadLoaded: ({ shown, total }) => `${shown} of ${total} comments loaded`,
  ThreadNotFound: () => 'There are no such comments for this person',
  ThreadLoadFailed: ({ kind }) => `The comments were not loaded: ${whyFailed(kind)}`,
  ThreadLoadRetried: () => 'Loading the comments again',
  ThreadUpdateRequested: () => 'Looking for more and newer comments',
  CommentChangeRequested: ({ change }) => `About to send ${changes[change]}`,
  CommentChangeMade: ({ added }) => (added ? 'The comment is sent' : 'The comment is changed'),
  CommentChangeRefused: ({ reason }) => `The comment was refused: ${reason}`,
  CommentChangeFailed: ({ kind }) => `The comment was not sent: ${whyFailed(kind)}`,
  CommentChangeDropped: () => 'The comment is not sent again for now',
};
