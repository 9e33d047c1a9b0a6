/** Descriptions of facts about résumés and their screening. */
import type { Erasure, FailureReason, screeningFacts } from '../../../events/screening/events.ts';
import type { messageTemplateFacts } from '../../../events/screening/message-templates.ts';
import type { retentionFacts } from '../../../events/screening/retention.ts';
import type { screeningWorkflowFacts } from '../../../events/screening/workflow.ts';
import { type FactWords, plainName, whyFailed } from './fact-words.ts';

const failures: Readonly<Record<FailureReason, string>> = {
  encrypted: 'it is encrypted',
  scanned: 'it holds pictures of text only',
  empty: 'it is empty',
  'too-large': 'it is too large',
  'wrong-type': 'it is of another type',
  damaged: 'it is damaged',
  'too-slow': 'it took too long to read',
  lost: 'the file is gone',
  broken: 'something went wrong',
};
const erased: Readonly<Record<Erasure, string>> = {
  applicant: 'by the applicant',
  employer: 'by the employer who had added it',
  admin: 'by an admin',
  'job-deleted': 'with its job',
  retention: 'by the employer’s rule for closed applications',
};

export const screeningWords: FactWords<typeof screeningFacts> = {
  ResumeReceived: ({ applicant }) => `Résumé received${applicant === null ? ', without an account' : ''}`,
  ResumeAdded: () => 'Résumé added by the employer',
  ExtractionStarted: () => 'Reading began',
  ResumeExtracted: () => 'Résumé read',
  ResumeScored: ({ total }) => `Scored: ${total} of 100`,
  ResumeScoredByFit: ({ total }) => `Scored: ${total} of 100, by rubric v2`,
  ScreeningFailed: ({ reason }) => `Could not be screened: ${failures[reason]}`,
  ScreeningRetried: () => 'Screened again from the beginning',
  RescoringAsked: () => 'Scored again for what the job asks for now',
  ResumeShortlisted: ({ reason }) => `Shortlisted: ${plainName(reason)}`,
  ResumeRejected: ({ reason }) => `Rejected: ${plainName(reason)}`,
  DecisionTakenBack: () => 'Decision undone',
  ReadingCorrected: ({ fields }) => `Corrected by the applicant: ${fields.join(', ')}`,
  ApplicantMessaged: () => 'The employer sent a message',
  MessageMailed: () => 'The message was mailed',
  ResumeReviewed: () => 'A note or rating was written',
  ReviewRemoved: () => 'A note or rating was removed',
  ApplicationWithdrawn: () => 'Withdrawn by the applicant',
  ResumeErased: ({ why }) => `Erased ${erased[why]}`,
};

export const messageTemplateWords: FactWords<typeof messageTemplateFacts> = {
  MessageTemplatesSaved: ({ templates }) => `Message templates saved: ${templates.length}`,
};

export const retentionWords: FactWords<typeof retentionFacts> = {
  RetentionRuleSaved: ({ months }) =>
    months === null
      ? 'Closed applications are kept'
      : `Closed applications are erased after ${months} months`,
};

export const screeningWorkflowWords: FactWords<typeof screeningWorkflowFacts> = {
  ScreeningAsked: ({ change, blind }) =>
    `Asked for a résumé${blind ? ', without names' : ''}${change === null ? '' : `, to ${plainName(change)}`}`,
  ScreeningAnswered: ({ refused }) =>
    refused === null ? 'The server answered' : `The server refused: ${plainName(refused)}`,
  ScreeningSeen: ({ status }) => `Résumé shown as ${status}`,
  ScreeningNotFound: () => 'No such résumé',
  ScreeningUnreachable: ({ kind }) => `Could not be reached: ${whyFailed(kind)}`,
  ScreeningRefusalDismissed: () => 'Closed the message about what was refused',
  ScreeningClosed: () => 'Left the résumé',
};
