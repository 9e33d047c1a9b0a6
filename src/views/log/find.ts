/** Searches streams and facts. */
import type { StreamSummary } from '../../events/log/device-log.ts';
import type { EventRecord } from '../../events/log/event.ts';
import { holdsWords } from '../../events/shared/search-words.ts';
import { describeFact, describeStream } from './describe.ts';

export type Shown = 'all' | 'person' | 'device' | 'truth' | 'journal';
export const shownNames: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All streams' },
  { value: 'person', label: 'Yours' },
  { value: 'device', label: 'Of this device' },
  { value: 'truth', label: 'Kept for good' },
  { value: 'journal', label: 'Journals' },
];

export const fittingStreams = (streams: readonly StreamSummary[], typed: string, shown: Shown) =>
  streams.filter(({ stream, scope, owner }) => {
    const { title, about } = describeStream(stream);
    return (
      (shown === 'all' || shown === scope || shown === owner) &&
      holdsWords(`${stream} ${title} ${about}`, typed)
    );
  });

/** A record as a row of the list. */
export interface FactLine {
  readonly record: EventRecord;
  readonly words: string;
  /** Recorded by or about somebody else: its content is not shown. */
  readonly another: boolean;
}

export const factLine = (record: EventRecord, another: boolean): FactLine => ({
  record,
  // Words may contain what somebody typed; a type never does.
  words: another ? 'Somebody else used this device' : describeFact(record),
  another,
});

export interface Looking {
  readonly typed: string;
  /** Type of the facts; '' for all. */
  readonly type: string;
  /** First and last day in the person's time zone, YYYY-MM-DD; '': no limit. */
  readonly from: string;
  readonly to: string;
}

/** Newest first. */
export function fittingFacts(lines: readonly FactLine[], { typed, type, from, to }: Looking): FactLine[] {
  const first = from === '' ? -Infinity : new Date(`${from}T00:00:00`).getTime();
  const end = to === '' ? Infinity : new Date(`${to}T23:59:59.999`).getTime();
  const found: FactLine[] = [];
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i]!;
    const { record, words, another } = line;
    if (type !== '' && (another || record.type !== type)) continue;
    const at = Date.parse(record.at);
    if (at < first || at > end) continue;
    if (typed.trim() !== '') {
      const text = another ? words : `${words} ${record.type} ${JSON.stringify(record.data)}`;
      if (!holdsWords(text, typed)) continue;
    }
    found.push(line);
  }
  return found;
}

/** The types that occur, sorted by name, with their counts. */
export function typesIn(lines: readonly FactLine[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { record, another } of lines)
    if (!another) counts.set(record.type, (counts.get(record.type) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
