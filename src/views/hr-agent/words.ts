/** Texts of the HR agent's page, and links to its sources. */
import {
  type AnalysisTurn,
  type AnswerSource,
  coveredAnalysis,
  type ResumeAnalysis,
} from '../../events/hr-agent/conversation.ts';
import type { AgentReason } from '../../events/hr-agent/problem.ts';

export const failureTitles: Readonly<Record<AgentReason, string>> = {
  unreachable: 'The model cannot be reached',
  'too-slow': 'The model took too long',
  busy: 'The model is busy',
  refused: 'The model refused to answer',
  unreadable: 'The model’s answer could not be read',
  'cut-off': 'The answer broke off',
  offline: 'The server cannot be reached',
  'signed-out': 'You are logged out',
  'too-often': 'That was too often',
  unavailable: 'Nothing here can answer this',
  'not-taken': 'This was not taken',
  failed: 'Something went wrong',
};

export const sourcePath = ({ kind, id }: AnswerSource, blind: boolean) =>
  kind === 'job'
    ? `/job-description?edit=${encodeURIComponent(id)}`
    : `/resume-screened?show=${encodeURIComponent(id)}${blind ? '&blind=1' : ''}`;

/** Findings in a résumé: label and values. */
export function foundRows({
  found,
}: Pick<ResumeAnalysis, 'found'>): readonly (readonly [label: string, values: string])[] {
  const { name, email, phone, links, years, skills, certifications, projects, degree, languages } = found;
  const listed = (all: readonly { readonly value: string }[]) => all.map(({ value }) => value).join(', ');
  const rows = [
    ['Name', name?.value ?? ''],
    ['Email', email?.value ?? ''],
    ['Phone', phone?.value ?? ''],
    ['Links', listed(links)],
    ['Experience', years.value === 0 ? '' : `${years.value} ${years.value === 1 ? 'year' : 'years'}`],
    ['Skills', listed(skills)],
    ['Certifications', listed(certifications)],
    ['Projects', listed(projects)],
    ['Degree', degree?.value ?? ''],
    ['Languages', listed(languages)],
  ] as const;
  return rows.filter(([, values]) => values !== '');
}

/** An analysis with its heading, without the file's name if `blind`, since it may reveal whose it is. */
export const shownAnalysis = ({ fileName, analysis, blind }: AnalysisTurn) =>
  blind ? { title: 'Résumé', analysis: coveredAnalysis(analysis) } : { title: fileName, analysis };

export const analysedFor = ({ job }: Pick<ResumeAnalysis, 'job'>) =>
  job ? `For ${job.title}` : 'For no job in particular';
