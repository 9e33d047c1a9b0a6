/** The records that match the text in the command palette, from this device and the server together. */
import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { type FoundRecord, recordSources } from './record-sources.ts';

/** A single letter matches nearly everything. */
const shortest = 2;

export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly searching: boolean;
  /** Some source could not be searched, for example without a network. */
  readonly incomplete: boolean;
}

const nothing = { records: [], incomplete: false };

export function useFoundRecords(typed: string): FoundRecords {
  const app = useApp();
  const session = useSession();
  const [params] = useSearchParams();
  const [search] = useDebouncedValue(typed.trim(), 200);
  const sources = recordSources(app, session, params.get('blind') === '1');
  const isWorthIt = sources.length > 0 && search.length >= shortest;
  const asked = useAnswer(
    async () => (isWorthIt ? await gather(sources.map((find) => find(search))) : nothing),
    `${session.person?.uid} ${search}`,
  );
  const wanted = sources.length > 0 && typed.trim().length >= shortest;
  return {
    ...(wanted ? (asked.answer ?? nothing) : nothing),
    searching: wanted && (asked.state === 'loading' || search !== typed.trim()),
  };
}

/** Merges the answers; failed sources are skipped, and a record found twice is listed once. */
async function gather(answers: readonly Promise<readonly FoundRecord[]>[]) {
  const settled = await Promise.allSettled(answers);
  const found = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  return {
    records: [...new Map(found.map((record) => [`${record.group} ${record.id}`, record])).values()],
    incomplete: settled.some(({ status }) => status === 'rejected'),
  };
}
