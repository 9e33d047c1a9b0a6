/** How questions are answered: rightly, refused, or wrongly, which must never be. */
import { fitsOf } from '../../../../src/events/hr-agent/query/evaluate.ts';
import { parseQuestion } from '../../../../src/events/hr-agent/query/parse.ts';
import { isCertificate } from '../../../../server/hiring/extraction/find-certifications.ts';
import { languageOf } from '../../../../server/hiring/extraction/spoken.ts';
import { type Case, cases } from './cases.ts';
import { candidate, jobs, rows, today } from './rows.ts';

export const world = { jobs, languageOf, isCertificate };
const candidates = rows.map((row) => ({ row, is: candidate(row) }));

export interface Outcome {
  readonly language: string;
  readonly held: boolean;
  readonly question: string;
  readonly came: 'right' | 'refused' | 'wrongly refused' | 'wrong';
  readonly told: string;
}

function outcomeOf({ language, held, question, meant }: Case): Outcome {
  const parsed = parseQuestion(question, world, today);
  const said = { language, held, question };
  if (parsed.is === 'refused')
    return {
      ...said,
      came: meant ? 'wrongly refused' : 'refused',
      told: `${parsed.why}: ${parsed.words.join(' | ')}`,
    };
  const told = JSON.stringify(parsed.query.clauses);
  if (!meant) return { ...said, came: 'wrong', told };
  const fits = fitsOf(parsed.query);
  const found = candidates.filter(({ is }) => fits(is) === true).map(({ row }) => row.id);
  const expected = rows.filter(meant).map(({ id }) => id);
  return { ...said, came: found.join() === expected.join() ? 'right' : 'wrong', told };
}

export const outcomes = (): readonly Outcome[] => cases.map(outcomeOf);

/** Rightly answered, or rightly refused. */
export const shareOf = (of: readonly Outcome[]): number =>
  of.filter(({ came }) => came === 'right' || came === 'refused').length / of.length;
