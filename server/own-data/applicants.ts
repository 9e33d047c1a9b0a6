/** Answers who has applied for a person's own jobs, with the same queries as the HR agent. */
import { found, type Found } from '../../src/events/shared/questions/found.ts';
import { capital, counted, many } from '../../src/events/shared/questions/saying.ts';
import { tableOf } from '../../src/events/shared/questions/table.ts';
import { daysIn } from '../hiring/agent/days.ts';
import { recordsOf } from '../hiring/agent/records.ts';
import { applicantColumns, applicantLine } from '../hiring/agent/rows.ts';
import type { OwnDataAsked, OwnDataParts } from './parts.ts';
import { moreOf, pageAt, shownRows, spanOf, when } from './say.ts';

const page = pageAt('/resume-screened');

export async function applicantsFound(
  { hiring, opened }: OwnDataParts,
  { by, period }: OwnDataAsked,
): Promise<Found> {
  const records = recordsOf(hiring, opened, by.uid, daysIn('UTC'), false);
  const { from, before } = spanOf(period);
  const wanted = {
    since: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
  };
  const count = await records.count(wanted);
  if (count === 0) return found(`Nobody has applied to you${when(period)}.`, page);
  const rows = await records.applicants(wanted, 'newest', shownRows);
  return found(
    `${capital(counted(count, 'applicant'))} ${many(count, 'has')} applied to you${when(period)}.${moreOf(count, rows.length)}`,
    page,
    {
      tables: tableOf(
        'Applicants, the last first',
        applicantColumns,
        rows.map((row) => applicantLine(records, row)),
      ),
      paths: rows.map(({ id }) => `${page.path}?show=${encodeURIComponent(id)}`),
    },
  );
}
