/** A conversation with the HR agent for path tests. Anything that must never be in a fact contains `secret`. */
import type { ApplicantQuery } from '../../events/hr-agent/query/query.ts';
import type { QuestionTurn, ResumeAnalysis } from '../../events/hr-agent/conversation.ts';

export const secretQuestion = 'Has Ida Secret applied?';
export const secretText = 'Ida Secret has applied once.';

/** The sample's filters without the last one. */
export const sampleFilters: ApplicantQuery = {
  clauses: [[{ of: 'skill', not: false, value: 'Leather care' }]],
  order: 'best',
  limit: null,
};

export const sampleTurn: QuestionTurn = {
  of: 'question',
  question: secretQuestion,
  filters: null,
  answer: {
    engine: 'Built in',
    queries: [{ name: 'find-applicant', title: 'Applicants by name' }],
    filters: {
      ...sampleFilters,
      clauses: [...sampleFilters.clauses, [{ of: 'language', not: false, value: 'German' }]],
    },
    text: secretText,
    tables: [],
    sources: [{ kind: 'resume', id: 'r1', title: 'Ida Secret', says: 'Screened, 35 of 100' }],
    suggestions: ['Who else has applied?'],
  },
  blind: false,
  ended: 'done',
};

export const sampleAnalysis: ResumeAnalysis = {
  blind: false,
  fileKind: 'txt',
  job: { id: 'j1', title: 'Leather cleaner' },
  text: 'Ida Secret: 3 years of leather care',
  personal: [{ start: 0, end: 10 }],
  found: {
    name: { value: 'Ida Secret', spans: [{ start: 0, end: 10 }] },
    email: null,
    phone: null,
    links: [],
    years: { value: 3, spans: [{ start: 12, end: 19 }] },
    skills: [{ value: 'Leather care', spans: [{ start: 23, end: 35 }] }],
    certifications: [],
    projects: [],
    degree: null,
    languages: [],
  },
  score: {
    rubric: 'v1',
    total: 35,
    points: [
      { of: 'years', label: '3 years', points: 30, spans: [{ start: 12, end: 19 }], why: null, because: '' },
      {
        of: 'skill',
        label: 'Leather care',
        points: 5,
        spans: [{ start: 23, end: 35 }],
        why: null,
        because: '',
      },
    ],
  },
  engine: 'Built in',
  limits: [],
};

export const sampleResume = {
  file: new File([sampleAnalysis.text], 'secret.txt', { type: 'text/plain' }),
  job: sampleAnalysis.job,
  blind: false,
};
