/** Compares two exported logs: how far they are the same, where they diverge, and what only one of them has. */
import { canonicalJson } from '../log/canonical-json.ts';
import type { EventRecord } from '../log/event.ts';
import type { FileChunks } from '../log/log-file.ts';
import type { Audit } from './audit-file.ts';
import { recordsIn } from './file-records.ts';

export interface ComparedFile {
  readonly audit: Pick<Audit, 'header' | 'head'>;
  chunks(): FileChunks;
}

/** A record number at which the two files differ. */
export interface DifferentRecord {
  readonly seq: number;
  /** Type of the record in the first file; null when it has none with this number. `second` likewise. */
  readonly first: string | null;
  readonly second: string | null;
  /** Both have the same content and differ only in the records before them. */
  readonly sameContent: boolean;
}

export interface FileComparison {
  readonly relation: 'same' | 'first-goes-on' | 'second-goes-on' | 'fork' | 'other-log';
  /** Number of the last record up to which both files are the same; 0 when there is none. */
  readonly commonUpTo: number;
  /** Sorted by number; empty for logs of different streams. */
  readonly different: readonly DifferentRecord[];
}

/** The result in one sentence, with the names of the two files. */
export function relationInWords(
  { relation, commonUpTo, different }: FileComparison,
  first: string,
  second: string,
): string {
  const number = (value: number) => value.toLocaleString('en');
  const more = different.length === 1 ? '1 record' : `${number(different.length)} records`;
  const common =
    commonUpTo === 0
      ? 'They have no record in common'
      : `They are the same up to record ${number(commonUpTo)}`;
  switch (relation) {
    case 'same':
      return 'Both files hold the same records.';
    case 'first-goes-on':
      return `${common}; ${first} has ${more} more.`;
    case 'second-goes-on':
      return `${common}; ${second} has ${more} more.`;
    case 'fork':
      return `${common}; from record ${number(different[0]!.seq)} on each goes its own way, so one of them was written anew or went on by itself.`;
    case 'other-log':
      return 'They are files of different logs, or a header cannot be read: there is nothing to compare.';
  }
}

/** Compares two audited files, as far as their records verify. */
export async function compareFiles(first: ComparedFile, second: ComparedFile): Promise<FileComparison> {
  if (!first.audit.header || first.audit.header.stream !== second.audit.header?.stream)
    return { relation: 'other-log', commonUpTo: 0, different: [] };
  const [a, b] = [readerOf(first), readerOf(second)];
  let [left, right] = [await a(), await b()];
  // A trimmed journal may begin later than the other: records that were trimmed in one of them are no difference.
  const begin = Math.max(left?.seq ?? 0, right?.seq ?? 0);
  while (left && right && left.seq < begin) left = await a();
  while (left && right && right.seq < begin) right = await b();
  let commonUpTo = 0;
  while (left && right && left.hash === right.hash) {
    commonUpTo = left.seq;
    [left, right] = [await a(), await b()];
  }
  const hasMore = { first: left !== null, second: right !== null };
  const different: DifferentRecord[] = [];
  for (; left ?? right; [left, right] = [await a(), await b()])
    different.push({
      seq: (left ?? right)!.seq,
      first: left?.type ?? null,
      second: right?.type ?? null,
      sameContent: left !== null && right !== null && contentOf(left) === contentOf(right),
    });
  return { relation: relationOf(hasMore), commonUpTo, different };
}

function relationOf({ first, second }: { first: boolean; second: boolean }): FileComparison['relation'] {
  if (first && second) return 'fork';
  if (first) return 'first-goes-on';
  return second ? 'second-goes-on' : 'same';
}

function readerOf({ audit, chunks }: ComparedFile): () => Promise<EventRecord | null> {
  const records = recordsIn(chunks(), audit.head.seq);
  return async () => (await records.next()).value ?? null;
}

/** The record's content, without its place in the chain. */
const contentOf = ({ type, v, at, actor, device, data }: EventRecord) =>
  canonicalJson({ type, v, at, actor, device, data });
