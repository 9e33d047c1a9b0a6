/** What the facts of a screening are called for people, on the pages and in the HR agent's answers. */
import type { FailureReason } from './events.ts';
import type { FlagKind } from './extraction.ts';
import type { Verdict } from './impact.ts';
import type { RejectReason, ShortlistReason } from './reasons.ts';
import type { Points } from './rubric.ts';

export const failureWords: Readonly<Record<FailureReason, string>> = {
  encrypted: 'The file is protected by a password.',
  scanned: 'The file holds pictures of pages and no text.',
  empty: 'There is no text in the file.',
  'too-large': 'The file is too large.',
  'wrong-type': 'The file is no PDF, no Word document and no plain text.',
  damaged: 'The file is damaged.',
  'too-slow': 'Reading the file took too long.',
  lost: 'The file is no longer there.',
  broken: 'Something went wrong on our side.',
};

export const shortlistWords: Readonly<Record<ShortlistReason, string>> = {
  skills: 'Has the skills',
  experience: 'Has the experience',
  education: 'Has the education',
  projects: 'Convincing projects',
  other: 'Another reason',
};

export const rejectWords: Readonly<Record<RejectReason, string>> = {
  skills: 'Skills are missing',
  experience: 'Too little experience',
  education: 'Education is missing',
  location: 'Place of work',
  availability: 'Not available in time',
  'position-filled': 'The position is filled',
  other: 'Another reason',
};

/** A reason as the history tells it; what an older version knew and this one does not is shown as it is. */
export const reasonText = (type: string, reason: string): string => {
  const words: Readonly<Record<string, string>> =
    type === 'ResumeRejected' ? rejectWords : type === 'ScreeningFailed' ? failureWords : shortlistWords;
  return words[reason] ?? reason;
};

export const stepWords: Readonly<Record<string, string>> = {
  ResumeReceived: 'Received',
  ResumeAdded: 'Added by the employer',
  ExtractionStarted: 'Reading began',
  ResumeExtracted: 'Read',
  ResumeScored: 'Scored',
  ScreeningFailed: 'Screening failed',
  ScreeningRetried: 'Tried again',
  RescoringAsked: 'To be scored again, the job asks for other skills',
  ResumeShortlisted: 'Shortlisted',
  ResumeRejected: 'Rejected',
  DecisionTakenBack: 'Decision taken back',
  ReadingCorrected: 'Corrected by the applicant',
  ApplicationWithdrawn: 'Withdrawn by the applicant',
  ResumeErased: 'Erased',
};

export const pointNames: Readonly<Record<Points['of'], string>> = {
  years: 'Experience',
  skill: 'Skill of the job',
  certification: 'Certification',
  project: 'Project',
  degree: 'Degree',
};

export const verdictWords: Readonly<Record<Verdict, string>> = {
  fair: 'Within four fifths',
  adverse: 'Below four fifths',
  few: 'Too few to tell',
  'none-selected': 'Nobody selected yet',
};

/** What an employer is told to look at. */
export const flagWords: Readonly<Record<FlagKind, string>> = {
  colour: 'Text in the color of the paper, which nobody sees',
  tiny: 'Text too small to be read',
  invisible: 'Text that is set to be invisible',
  outside: 'Text outside the page',
  behind: 'Text behind something else on the page',
  scanned: 'A scan: a program wrote down what it shows, so compare it with the file',
  negated: 'Says that something is not known or was never done',
  repeated: 'Says the same over and over',
  copied: 'Copied from your job, word for word',
  reversed: 'A time that ends before it begins',
  future: 'Work that is still to come',
  overlapping: 'Ten years and more at several jobs at once',
};
