/**
 * Determines what an exported log can add to this ledger: nothing, a continuation, or entries. Everything is checked
 * first: the chain, the shape of every fact, and that the facts make sense one after another.
 */
import { validateFact, readFact } from '../log/facts.ts';
import { type LogFile, readLogFile, relateToStream } from '../log/log-file.ts';
import type { EventLog } from '../log/log.ts';
import type { ImportedEntry } from './decide.ts';
import { ledgerFacts } from './events.ts';
import { hasLabels } from './labels.ts';
import { ledgerProjection } from './projection.ts';
import type { LedgerState } from './state.ts';

export type LogOffer =
  /** The file cannot be used. `line` is 1-based. */
  | { readonly kind: 'refused'; readonly line: number; readonly message: string }
  /** The ledger already has everything in it. */
  | { readonly kind: 'known' }
  /** This ledger with `added` more facts; they can be adopted unchanged. */
  | { readonly kind: 'continues'; readonly added: number; readonly entries: number; readonly file: LogFile }
  /** Another ledger, or a fork of this one: only entries that are missing here can be imported. */
  | {
      readonly kind: 'entries';
      readonly forked: boolean;
      readonly entries: readonly ImportedEntry[];
      readonly known: number;
    };

/** @throws LogUnavailable when this ledger's log cannot be read */
export async function offerOf(
  source: AsyncIterable<string | Uint8Array>,
  log: Pick<EventLog, 'head' | 'read'>,
  stream: string,
  { entries: here }: LedgerState,
): Promise<LogOffer> {
  const file = await readLogFile(source);
  if (!file.ok) return { kind: 'refused', line: file.line, message: file.message };
  if (!file.header.stream.startsWith('ledger/'))
    return { kind: 'refused', line: 1, message: 'This is an exported log, but not one of a ledger.' };
  if (file.header.start)
    return {
      kind: 'refused',
      line: 1,
      message: 'The beginning of this history was cut off, so nothing can be taken from it.',
    };
  const replayed = replay(file);
  if ('message' in replayed) return { kind: 'refused', ...replayed };
  const relation = await relateToStream(log, stream, file);
  if (relation === 'same' || relation === 'behind') return { kind: 'known' };
  if (relation === 'extends') {
    const { seq } = await log.head(stream);
    const added = file.records.length - seq;
    return { kind: 'continues', added, entries: replayed.entries.length, file };
  }
  const all = replayed.entries.toArray();
  const entries = all
    .filter(({ id }) => !here.has(id))
    .map((entry) =>
      hasLabels(replayed.labels.get(entry.id)) ? { ...entry, ...replayed.labels.get(entry.id) } : entry,
    );
  return { kind: 'entries', forked: relation === 'forked', entries, known: all.length - entries.length };
}

function replay({ records }: LogFile): LedgerState | { line: number; message: string } {
  let state = ledgerProjection.initial();
  for (const record of records) {
    // The header is line 1.
    const line = record.seq + 1;
    const fault = validateFact(ledgerFacts, record);
    if (fault) return { line, message: `Line ${line} is no sound fact: ${fault}.` };
    const fact = readFact(ledgerFacts, record);
    if (fact) state = ledgerProjection.evolve(state, fact);
    if (state.skipped > 0)
      return { line, message: `Line ${line} states a ${record.type} that cannot be at this point.` };
  }
  return state;
}
