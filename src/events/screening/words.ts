/** Display texts for the facts of a screening, on the pages and in the HR agent's answers. */
import type { Rubric } from './rubrics.ts';
import type { AssessedField, HowFound } from './confidence.ts';
import type { ExplainedPoints } from './detail.ts';
import type { FailureReason } from './events.ts';
import type { FlagKind } from './extraction.ts';
import type { Verdict } from './impact.ts';
import type { VerdictOnMustHave } from './must-haves.ts';
import type { RejectReason, ShortlistReason } from './reasons.ts';
import type { ScreeningStatus } from './projection.ts';
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

const statusWords: Readonly<Record<ScreeningStatus, string>> = {
  received: 'being screened',
  extracting: 'being screened',
  scoring: 'being screened',
  screened: 'not decided',
  shortlisted: 'shortlisted',
  rejected: 'rejected',
  failed: 'not readable',
  withdrawn: 'withdrawn',
  erased: 'erased',
};

/** In a sentence of an answer. */
export const statusWord = (state: ScreeningStatus): string => statusWords[state];

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

/** A reason as shown in the history; a reason unknown to this version is shown unchanged. */
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
  ResumeScoredByFit: 'Scored',
  ScreeningFailed: 'Screening failed',
  ScreeningRetried: 'Tried again',
  RescoringAsked: 'To be scored again, the job asks for something else',
  ResumeShortlisted: 'Shortlisted',
  ResumeRejected: 'Rejected',
  DecisionTakenBack: 'Decision undone',
  ReadingCorrected: 'Corrected by the applicant',
  ApplicantMessaged: 'Message from the employer',
  MessageMailed: 'Message mailed',
  ResumeReviewed: 'Note or rating',
  ReviewRemoved: 'Note or rating removed',
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

const rubricWords: Readonly<Record<Rubric, string>> = {
  v1: 'Counts every certificate, project and degree, whatever it is about.',
  v2: 'Counts a certificate, project or degree only where the job asks for it or where it fits its occupation.',
};

/** Describes a rubric in one sentence. */
export const rubricText = (rubric: string): string =>
  (rubricWords as Readonly<Record<string, string>>)[rubric] ?? '';

/** Why a line of a score by rubric v2 counts or not, in a sentence; empty when no reason was stored. */
export function whyText({ of, why, because }: Pick<ExplainedPoints, 'of' | 'why' | 'because'>): string {
  switch (why) {
    case 'work':
      return 'Years of work always count.';
    case 'asked':
      return of === 'skill' ? 'The job asks for it.' : `Counts: the job asks for ${because}.`;
    case 'fits':
      return `Counts: it fits the job, ${because}.`;
    case 'other-field':
      return `Does not count: it is about ${because}, and the job is not.`;
    case 'unclear':
      return 'Does not count: nothing in it says that it has to do with the job.';
    case null:
      return '';
  }
}

export const readingNames: Readonly<Record<AssessedField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  link: 'Link',
  years: 'Years of work',
  skill: 'Skill',
  certification: 'Certification',
  project: 'Project',
  degree: 'Degree',
  language: 'Language',
};

const howWords: Readonly<Record<HowFound, string>> = {
  agrees: 'It agrees with what was typed, or with the address',
  section: 'It stands under its heading',
  top: 'It stands at the top',
  known: 'It is called by a name that means nothing else',
  pattern: 'It is known by its form alone',
  'section-other-meaning': 'It stands in the list of skills, by a word that means other things as well',
  'section-unknown': 'It stands in the list of skills, but is no skill that we know',
  elsewhere: 'It stands where it is not expected',
  listed: 'It is no skill that we know, in a line that lists some',
  'other-meaning': 'The word means other things as well, and stands in no list of skills',
  differs: 'The applicant typed something else',
};

/** Explains the confidence of a value. */
export const howText = (how: HowFound): string => howWords[how];

export const mustHaveWords: Readonly<Record<VerdictOnMustHave, string>> = {
  met: 'Met',
  'not-met': 'Not found',
  unsure: 'Unsure, look at it',
};

export const verdictWords: Readonly<Record<Verdict, string>> = {
  fair: 'Within four fifths',
  adverse: 'Below four fifths',
  few: 'Too few to tell',
  'none-selected': 'Nobody selected yet',
};

/** Texts for the flags that employers see. */
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
