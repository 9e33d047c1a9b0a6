/** How questions are parsed, why some are refused, and that the wording of a query parses to the same query. */
import { describe, expect, it } from 'vitest';
import { queryText } from '../../../../src/events/hr-agent/query/describe.ts';
import { parseQuestion } from '../../../../src/events/hr-agent/query/parse.ts';
import {
  type ApplicantQuery,
  applicantQuerySchema,
  isWhole,
  refined,
  withCondition,
} from '../../../../src/events/hr-agent/query/query.ts';
import { cases } from './cases.ts';
import { world } from './quality.ts';
import { today } from './rows.ts';

const parse = (question: string) => parseQuestion(question, world, today);
const textOf = (question: string) => {
  const parsed = parse(question);
  return parsed.is === 'query' ? queryText(parsed.query) : parsed;
};

describe('a question', () => {
  it.each([
    ['Who has fewer than 3 years of experience?', 'Applicants with less than 3 years of work'],
    ['who has a PMP', 'Applicants with the certificate “PMP”'],
    ['Who knows Python and SQL?', 'Applicants with Python, with SQL'],
    ['Who knows Python or SQL for Bookkeeper?', 'Applicants with Python or SQL, for “Bookkeeper”'],
    ['Top 3 applicants for Bookkeeper', '3 best applicants for “Bookkeeper”'],
    ['Who is not shortlisted and not rejected?', 'Applicants who are not shortlisted, who are not rejected'],
    ['Who applied in October?', 'Applicants who applied between 1 October 2026 and 31 October 2026'],
    ['Who applied last week?', 'Applicants who applied between 16 November 2026 and 22 November 2026'],
    ['Any new applicants?', 'Applicants who applied since 19 November 2026'],
    [
      'Who has more than five years of work and a score of at most 60?',
      'Applicants with more than 5 years of work, with a score of at most 60',
    ],
    ['Wer hat mindestens zwei Jahre Berufserfahrung?', 'Applicants with at least 2 years of work'],
    ['Top 5 new applicants', '5 best applicants who applied since 19 November 2026'],
    ['Best new applicants', '5 best applicants who applied since 19 November 2026'],
    ['Die besten 5 neuen Bewerber', '5 best applicants who applied since 19 November 2026'],
    [
      'Recent applicants who did not apply this week',
      'Applicants who have not applied since 23 November 2026, who applied since 19 November 2026',
    ],
    ['Who is not yet rejected?', 'Applicants who are not rejected'],
    ['New applicants this week', 'Applicants who applied since 23 November 2026'],
    ['Who knows any of Python, SQL and Sewing?', 'Applicants with Python or SQL or Sewing'],
    ['Who knows one of Python, SQL and Sewing?', 'Applicants with Python or SQL or Sewing'],
    ['Who knows some of Python, SQL and Sewing?', 'Applicants with Python or SQL or Sewing'],
    ['Qui connaît un de Python et SQL ?', 'Applicants with Python or SQL'],
    [
      'Who knows any of Python and SQL and speaks Spanish?',
      'Applicants with Python or SQL, who speak Spanish',
    ],
    ['Do any of our applicants know Python and SQL?', 'Applicants with Python, with SQL'],
    [
      'Who has a certificate in Python or SQL?',
      'Applicants with the certificate “Python” or the certificate “SQL”',
    ],
    ['Who has a certificate in Python and knows SQL?', 'Applicants with the certificate “Python”, with SQL'],
    [
      'Whose résumé mentions Python or SQL?',
      'Applicants whose résumé mentions “Python” or whose résumé mentions “SQL”',
    ],
    ['Whose résumé mentions python and knows SQL?', 'Applicants whose résumé mentions “python”, with SQL'],
    ['Who worked at the Bank of Oakland?', 'Applicants who worked at “Bank of Oakland”'],
    ['Top 5 applicants for Bookkeeper with Python', '5 best applicants for “Bookkeeper”, with Python'],
    ['Top 5 applicants who know Python', '5 best applicants with Python'],
    ['Who are the best 5 applicants who are shortlisted?', '5 best applicants who are shortlisted'],
    ['Who worked at “Ernst & Young”?', 'Applicants who worked at “Ernst & Young”'],
  ])('%s is read as: %s', (question, text) => {
    expect(textOf(question)).toBe(text);
  });

  it.each([
    ['Who knows Blorptastic?', ['Blorptastic'], 'unknown'],
    ['Who knows Python and lives in Berlin?', ['lives', 'in', 'Berlin'], 'unknown'],
    ['Who knows Python and SQL or Sewing?', ['SQL', 'Sewing'], 'unclear'],
    ['Who does not know Python and SQL?', ['SQL'], 'unclear'],
    ['Who has 5 years of experience with Python?', ['Python'], 'unclear'],
    ['Applicants for Bookkeeper and Front desk assistant', ['Bookkeeper', 'Front desk assistant'], 'unclear'],
    ['Who graduated in 2019?', ['in', '2019'], 'unknown'],
    ['Who was shortlisted last week?', ['last week'], 'unknown'],
    ['Who has 200 years of experience?', ['200', 'years', 'of experience'], 'unknown'],
    ['Who applied on 31 February 2026?', ['on', '31', 'February', '2026'], 'unknown'],
    ['Who is not without Python?', ['without'], 'unknown'],
    ['Who knows Python and?', ['and'], 'unknown'],
    ['Who knows', ['knows'], 'unknown'],
    ['Recent applicants before 3 November', ['Recent'], 'unclear'],
    ['Who currently works at Acme?', ['currently'], 'unclear'],
    ['Who still works at Acme?', ['still'], 'unclear'],
    ['Who has never worked at a bank?', ['bank'], 'unknown'],
    ['Who has worked at a Bank?', ['Bank'], 'unknown'],
    ['Who worked at any hospital?', ['hospital'], 'unknown'],
    ['Who worked at my company?', ['company'], 'unknown'],
    ['Wer hat bei einer Bank gearbeitet?', ['Bank', 'gearbeitet'], 'unknown'],
    ['Who does not know any of Python and SQL?', ['any of'], 'unclear'],
    ['Who has a Python or SQL certificate?', ['SQL', 'certificate'], 'unclear'],
    ['How many of the top 5 know Python?', ['the top', '5'], 'unclear'],
    ['Which of the best 5 are shortlisted?', ['the best', '5'], 'unclear'],
    ['Which of the best 5 applicants know Python?', ['the best', '5'], 'unclear'],
    ['Do the top 5 applicants know Python?', ['the top', '5'], 'unclear'],
    ['Are the best 5 applicants shortlisted?', ['the best', '5'], 'unclear'],
    ['One of the best 5 applicants with Python', ['the best', '5'], 'unclear'],
    ['¿Cuántos de los 5 mejores saben Python?', ['5', 'mejores'], 'unclear'],
    ['Wie viele der besten 5 können Python?', ['besten', '5'], 'unclear'],
    ['Who has the most experience with Python?', ['the most experience'], 'unclear'],
    ['First 5 applicants', ['First', '5'], 'unknown'],
    ['Everyone but Python', ['but'], 'unclear'],
    ['All but the rejected', ['but'], 'unclear'],
    ['Everybody but Bookkeeper', ['but'], 'unclear'],
    ['Shortlisted applicants but Bookkeeper', ['but'], 'unclear'],
    ['Applicants for Bookkeeper but those with Python', ['but'], 'unclear'],
    ['Qui ne connaît que Python ?', ['que'], 'unclear'],
    ['Qui n’a que 3 ans d’expérience ?', ['que'], 'unclear'],
    ['Qui ne connaît pas que Python ?', ['que'], 'unclear'],
    ['Qui ne connaît Python ?', ['ne'], 'unclear'],
    ['Qui n’a plus de 3 ans d’expérience ?', ['n'], 'unclear'],
  ])('%s is refused for %j', (question, words, why) => {
    expect(parse(question)).toMatchObject({ is: 'refused', words, why });
  });

  it('that is refused says what the rest of it asks for', () => {
    const parsed = parse('Who knows Python and hates SQL?');
    expect(parsed.is === 'refused' && parsed.near && queryText(parsed.near)).toBe(
      'Applicants with Python, with SQL',
    );
  });

  it('is for nothing here where no applicant is asked for', () => {
    for (const question of ['Which jobs are open?', 'How is the score computed?', 'asdf qwertz', '', '?!'])
      expect(parse(question), question).toMatchObject({ is: 'refused' });
  });

  it('that names a job of several is asked back for', () => {
    const twice = { ...world, jobs: [...world.jobs, { id: 'j4', title: 'Bookkeeper' }] };
    expect(parseQuestion('Who applied for Bookkeeper?', twice, today)).toMatchObject({ which: ['j2', 'j4'] });
  });
});

describe('a query', () => {
  const queries = cases.flatMap(({ question }) => {
    const parsed = parse(question);
    return parsed.is === 'query' ? [parsed.query] : [];
  });

  it('is whole, whatever it was read from', () => {
    for (const query of queries) {
      expect(applicantQuerySchema.safeParse(query).error).toBeUndefined();
      expect(isWhole(query)).toBe(true);
    }
  });

  it('is read back from its words', () => {
    const distinct = [...new Map(queries.map((query) => [queryText(query), query])).values()];
    for (const query of distinct.filter((_, i) => i % 5 === 0)) {
      const parsed = parse(queryText(query));
      expect(parsed.is === 'query' ? parsed.query.clauses : parsed, queryText(query)).toEqual(query.clauses);
    }
  });

  it('is made smaller by a condition, and changed in one place alone', () => {
    const { query } = parse('Who knows Python or SQL and has a degree?') as { query: ApplicantQuery };
    expect(queryText(withCondition(query, 0, 1, null))).toBe('Applicants with Python, with a degree');
    expect(queryText(withCondition(query, 1, 0, null))).toBe('Applicants with Python or SQL');
    const years = { of: 'years', not: false, is: 'exactly', value: 4, to: null } as const;
    expect(queryText(withCondition(query, 1, 0, years))).toBe(
      'Applicants with Python or SQL, with exactly 4 years of work',
    );
  });

  it.each([
    [
      'Who knows Python for Bookkeeper?',
      'Who has at least 3 years of experience and knows SQL?',
      'Applicants with Python, for “Bookkeeper”, with at least 3 years of work, with SQL',
    ],
    ['Who knows Python?', 'and who also knows SQL?', 'Applicants with Python, with SQL'],
    [
      'Who knows Python?',
      'Who knows Python and speaks Spanish?',
      'Applicants with Python, who speak Spanish',
    ],
    ['Who applied for Bookkeeper?', 'and for Leather technician?', 'Applicants for “Leather technician”'],
    [
      'Who has at least 3 years of experience?',
      'and at least 5 years of experience?',
      'Applicants with at least 5 years of work',
    ],
    [
      'Who is not rejected?',
      'and who is not shortlisted?',
      'Applicants who are not rejected, who are not shortlisted',
    ],
    ['Newest 5 applicants for Bookkeeper', 'the best 3', '3 best applicants for “Bookkeeper”'],
    ['Best 3 applicants', 'for Bookkeeper', '3 best applicants for “Bookkeeper”'],
  ])('%s is asked on about: %s', (before, more, text) => {
    const of = (question: string) => {
      const parsed = parse(question);
      if (parsed.is !== 'query') throw new Error(question);
      return parsed.query;
    };
    expect(queryText(refined(of(before), of(more)))).toBe(text);
  });
});
