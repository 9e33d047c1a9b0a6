/** How many questions are understood: the right kind of query, and everything that it must be given. */
import type { Records } from '../../../server/hiring/agent/records.ts';
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { skillKey } from '../../../src/events/screening/skills.ts';
import { understand } from '../../../server/hiring/agent/nlu/understand.ts';
import { jobTitles, people, type Wording } from './wordings.ts';

/** The rows that questions name; their ids are their names. */
const namedRows = {
  at: new Date('2026-11-21T08:00:00.000Z'),
  jobs: async () =>
    jobTitles.map((title) => ({
      id: title,
      title,
      location: '',
      status: 'open',
      validThrough: '2026-12-31',
      createdAt: new Date('2026-11-01T08:00:00.000Z'),
    })),
  applicants: async ({ ids }: { ids?: readonly string[] }) =>
    people
      .filter((name) => ids === undefined || ids.includes(name))
      .map((name) => ({ id: name, name, title: jobTitles[0], createdAt: new Date() })),
} as unknown as Records;

/** The same, where nobody is to be known. */
export const blindRows = {
  ...namedRows,
  blind: true,
  applicants: async (wanted: { ids?: readonly string[] }) =>
    (await namedRows.applicants(wanted, 'newest', Infinity)).map((row) => ({
      ...row,
      name: resumeCode(row.id),
    })),
} as unknown as Records;

/** What was understood instead; null where it was right. */
async function misunderstood(
  { question, kinds, args }: Wording,
  rows: Records = namedRows,
): Promise<string | null> {
  const meaning = await understand(rows, question, []);
  if (kinds.length === 0) {
    return meaning.is === 'beyond' || meaning.is === 'nothing'
      ? null
      : `${question} → ${JSON.stringify(meaning)}`;
  }
  if (meaning.is !== 'query') return `${question} → ${meaning.is}`;
  const { intent: kind, args: given } = meaning.query;
  const isRight =
    kinds.includes(kind.name) &&
    Object.entries(args).every(([name, value]) => {
      const got = String(given[name as keyof typeof given]);
      return got === value || (name === 'skill' && skillKey(got) === skillKey(value));
    });
  return isRight ? null : `${question} → ${kind.name} ${JSON.stringify(given)}`;
}

export async function understoodOf(
  wordings: readonly Wording[],
  rows: Records = namedRows,
): Promise<{ share: number; wrong: readonly string[] }> {
  const wrong: string[] = [];
  for (const wording of wordings) {
    const fault = await misunderstood(wording, rows);
    if (fault !== null) wrong.push(fault);
  }
  return { share: 1 - wrong.length / wordings.length, wrong };
}
