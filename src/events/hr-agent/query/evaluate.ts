/** Evaluates a query for an applicant. A condition on unknown data is neither true nor false, and so is its negation. */
import type { ScreeningStatus } from '../../screening/projection.ts';
import type { ApplicantQuery, ApplicantState, Comparison, Condition } from './query.ts';
import { folded } from '../../shared/questions/words-of.ts';

export interface Candidate {
  readonly job: string;
  readonly state: ScreeningStatus;
  readonly total: number | null;
  /** YYYY-MM-DD in the time zone of the person who asks. */
  readonly appliedOn: string;
  /** The values read from the résumé; null when it was not read. */
  readonly read: {
    readonly skills: readonly string[];
    readonly languages: readonly string[];
    readonly certifications: readonly string[];
    readonly degree: string | null;
    readonly years: number;
  } | null;
  /** Whether these words occur in a section of the text; null when it has no such section. */
  readonly says: (of: TextCondition['of'], words: string) => boolean | null;
}

export type TextCondition = Extract<Condition, { of: 'worked-at' | 'studied-at' | 'mentions' }>;

const statesOf: Readonly<Record<ApplicantState, readonly ScreeningStatus[]>> = {
  'in-progress': ['received', 'extracting', 'scoring'],
  undecided: ['screened'],
  shortlisted: ['shortlisted'],
  rejected: ['rejected'],
  failed: ['failed'],
  withdrawn: ['withdrawn'],
};

const degrees = ['Degree', 'Bachelor', 'Master', 'Doctorate'];

const compared: Readonly<Record<Comparison, (value: number, one: number, other: number) => boolean>> = {
  'at-least': (value, one) => value >= one,
  'more-than': (value, one) => value > one,
  'at-most': (value, one) => value <= one,
  'less-than': (value, one) => value < one,
  exactly: (value, one) => value === one,
  between: (value, one, other) => value >= one && value <= other,
};

/** Prepares a text, and the words to search in it, so that `includes` finds whole consecutive words. */
export const searchable = (text: string): string => ` ${folded(text)} `;

interface Sought {
  readonly condition: Condition;
  /** Its words, prepared once. */
  readonly words: string;
}

/** Evaluates a condition without its `not`. @param certificates the candidate's, prepared */
function isSo(
  { condition, words }: Sought,
  { read, state, job, total, appliedOn, says }: Candidate,
  certificates: readonly string[],
): boolean | null {
  switch (condition.of) {
    case 'skill':
      return read && read.skills.includes(condition.value);
    case 'language':
      return read && read.languages.includes(condition.value);
    case 'certification':
      return read && certificates.some((each) => condition.value === null || each.includes(words));
    case 'degree': {
      const { level } = condition;
      const least = level === 'any' ? 0 : degrees.indexOf(level);
      return read && read.degree !== null && degrees.indexOf(read.degree) >= least;
    }
    case 'worked-at':
    case 'studied-at':
    case 'mentions':
      return says(condition.of, condition.value);
    case 'years':
      return read && compared[condition.is](read.years, condition.value, condition.to ?? condition.value);
    case 'score':
      return total === null
        ? null
        : compared[condition.is](total, condition.value, condition.to ?? condition.value);
    case 'state':
      return statesOf[condition.state].includes(state);
    case 'applied':
      if (condition.is === 'since') return appliedOn >= condition.day;
      if (condition.is === 'before') return appliedOn < condition.day;
      return appliedOn >= condition.day && appliedOn <= (condition.to ?? condition.day);
    case 'job':
      return job === condition.id;
  }
}

/** Prepares a query once, and returns a function that tests candidates: null when their data do not decide. */
export function fitsOf({
  clauses,
}: Pick<ApplicantQuery, 'clauses'>): (candidate: Candidate) => boolean | null {
  const sought = clauses.map((clause) =>
    clause.map((condition): Sought => ({
      condition,
      words: condition.of === 'certification' ? searchable(condition.value ?? '') : '',
    })),
  );
  const certified = clauses.flat().some(({ of }) => of === 'certification');
  return (candidate) => {
    const certificates = certified ? (candidate.read?.certifications ?? []).map(searchable) : [];
    const all = sought.map((clause): boolean | null => {
      const each = clause.map((one) => {
        const so = isSo(one, candidate, certificates);
        return so === null ? null : so !== one.condition.not;
      });
      return each.includes(true) ? true : each.includes(null) ? null : false;
    });
    return all.includes(false) ? false : all.includes(null) ? null : true;
  };
}

const plain = new Set<Condition['of']>(['job', 'state', 'applied', 'score']);
/** The clauses that can be evaluated without opening the résumé. */
export const plainClauses = ({ clauses }: ApplicantQuery) =>
  clauses.filter((clause) => clause.every(({ of }) => plain.has(of)));
