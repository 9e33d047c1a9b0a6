/** The HTML head of an open job's page before any script runs: title, description, and the JobPosting for search engines. */
import { jobPosting, postingText } from '../../src/events/job/posting.ts';
import type { Config } from '../config.ts';
import type { FindHead, PageHead } from '../web-page.ts';
import { type JobRow, salaryOf } from './job-shapes.ts';
import { openJob } from './jobs.ts';
import type { HiringParts } from './parts.ts';

const board = '/public/job-opening/';
/** Characters; search engines cut longer descriptions. */
const longest = 155;

/** Cut at a word boundary. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s\S*$/, '')}…`;
}

export function jobHeads({ db, clock }: HiringParts, { publicUrl }: Pick<Config, 'publicUrl'>): FindHead {
  return async (path) => {
    if (!path.startsWith(board) || path === board) return undefined;
    const [id] = /^[\w-]{1,64}$/.exec(path.slice(board.length).replace(/\/$/, '')) ?? [];
    const row = id === undefined ? null : await openJob(db.orm, id, clock());
    return row && headOf(row, publicUrl);
  };
}

function headOf(row: JobRow, origin: string): PageHead {
  const { id, title, company, description } = row;
  const postedAt = (row.openedAt ?? row.createdAt).toISOString();
  const posting = jobPosting({ ...row, id, salaryRange: salaryOf(row), postedAt }, origin);
  return {
    title: `${title} at ${company}`,
    description: shortened(description),
    // The page uses the id to replace the element when another job is opened.
    elements: `<script id="job-posting" type="application/ld+json">${postingText(posting)}</script>`,
  };
}
