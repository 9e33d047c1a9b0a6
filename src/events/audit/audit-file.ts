/** Checks an exported log from end to end: its chain, its checkpoints, and anything else worth reporting. */
import type { EventRecord, Head } from '../log/event.ts';
import { TreeRoots } from './tree-roots.ts';
import { LineSplitter, LineTooLong, longestLine } from '../log/lines.ts';
import type { FileChunks, LogFileHeader } from '../log/log-file.ts';
import type { SealedStart } from '../log/sealed-start.ts';
import { sha256Hex } from '../log/sha256.ts';
import { scopeOf } from '../streams.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import { type CheckedCheckpoint, checkCheckpoints, checkpointSchema, type NamedBreak } from './checkpoint.ts';
import { recoveredSchema } from '../ledger/recovered.ts';
import { type Finding, Findings, isOpen } from './finding.ts';
import { Occurring } from './occurring.ts';
import { type ChainDamage, ChainVerifier, type Island } from './verify-chain.ts';

export interface AuditOptions {
  /** SHA-256 of bytes, or of a text's UTF-8, in lower-case hex; for callers with a faster implementation than ours. */
  readonly hash?: (content: string | Uint8Array) => string;
  /** Public keys of trusted servers. */
  readonly keys?: readonly CheckpointKey[];
  readonly verifySignature?: VerifySignature;
  /** Checkpoints from outside the file, unvalidated: they are checked like those in it. */
  readonly checkpoints?: readonly unknown[];
  /** Signed roots of Merkle trees from outside the file, unvalidated. */
  readonly trees?: readonly unknown[];
  /** Whether the server that signs this log should have been asked for its signatures, but could not be. */
  readonly serverNotAsked?: boolean;
  /** Called for each record that verifies, in order; for none after damage. */
  readonly onRecord?: (record: EventRecord, findings: Findings) => void;
  /** Called after every chunk with the number of bytes, or characters, processed. */
  readonly onProgress?: (done: number) => void;
}

/** Whole lines that were already checked one by one: the slowest part of an audit, which can run in parallel. */
export interface JudgedLines {
  readonly bytes: Uint8Array;
  /** For each line, 1 when `isSoundLine` accepts it. */
  readonly sound: Uint8Array;
}

export interface Audit {
  /** Whether chain, header and checkpoints agree. */
  readonly ok: boolean;
  /** Whether, in addition, there is nothing to report about what was checked. */
  readonly clean: boolean;
  /** null when the header cannot be read. */
  readonly header: LogFileHeader | null;
  /** Where the file of a trimmed journal begins; null for one that begins with record 1. */
  readonly start: SealedStart | null;
  /** Number of records that verify. */
  readonly count: number;
  readonly head: Head;
  readonly damage: ChainDamage | null;
  readonly findings: readonly Finding[];
  readonly span: { readonly first: string; readonly last: string } | null;
  readonly checkpoints: readonly CheckedCheckpoint[];
  /** Number of the last record that a server has signed for; 0 when none. */
  readonly provedUpTo: number;
  /** After damage: runs of consecutive records that verify among themselves, and those that a server has signed for. */
  readonly islands: readonly Island[];
  readonly provedIslands: readonly Island[];
  /** Counted over the records that verify. */
  readonly occurring: Occurring;
}

export async function auditFile(
  source: FileChunks | AsyncIterable<Uint8Array | JudgedLines>,
  options: AuditOptions = {},
): Promise<Audit> {
  const { hash = sha256Hex, keys = [], verifySignature = nobody, checkpoints = [], trees = [] } = options;
  const findings = new Findings();
  const { onRecord } = options;
  const breaks: NamedBreak[] = [];
  const roots = new TreeRoots(trees);
  const occurring = new Occurring();
  const verifier = new ChainVerifier({
    hash,
    findings,
    isTruth: (stream) => scopeOf(stream) === 'truth',
    watch: seqsOf(checkpoints),
    onRecord(record) {
      const named = breakIn(record);
      if (named) breaks.push(named);
      checkActor(record, findings);
      roots.add(record);
      occurring.add(record);
      onRecord?.(record, findings);
    },
  });
  let sound: Uint8Array = noLines;
  let place = 0;
  const lines = new LineSplitter(
    (line) => {
      verifier.line(line, sound[place] === 1);
      place += 1;
    },
    longestLine,
    (bytes, start) => {
      const end = verifier.bytes(bytes, start, sound[place] === 1);
      if (end >= 0) place += 1;
      return end;
    },
  );
  let done = 0;
  try {
    for await (const piece of source) {
      const bytes = typeof piece === 'object' && 'bytes' in piece ? piece.bytes : piece;
      sound = bytes === piece ? noLines : (piece as JudgedLines).sound;
      place = 0;
      lines.push(bytes);
      done += bytes.length;
      options.onProgress?.(done);
    }
    sound = noLines;
    lines.end();
  } catch (error) {
    if (!(error instanceof LineTooLong)) throw error;
    verifier.stop('A line is too long to be a record.');
  }
  const chain = verifier.end();
  if (chain.start && scopeOf(chain.header?.stream ?? '') === null)
    findings.add({
      kind: 'unknown-trimmed',
      weight: 'warning',
      seq: chain.start.seq + 1,
      message:
        'Records were removed from the beginning of a log that this app does not know, and so cannot tell whether they may be.',
    });
  const report = await checkCheckpoints(
    chain,
    { inFile: chain.header?.checkpoints ?? [], known: checkpoints, keys, verifySignature, breaks },
    findings,
  );
  if (options.serverNotAsked)
    findings.add({
      kind: 'server-not-asked',
      weight: 'warning',
      seq: 0,
      message:
        'The server couldn’t be asked what it has signed for this log. If records were cut off at the end, or the log was written anew, only the server’s signatures show it. Check it again when you’re online.',
    });
  await roots.check(chain, keys, verifySignature, findings);
  const list = findings.list();
  return {
    ok: report.damage === null,
    clean: report.damage === null && !list.some(isOpen),
    header: chain.header,
    start: chain.start,
    count: chain.count,
    head: chain.head,
    damage: report.damage,
    findings: list,
    span: chain.span,
    checkpoints: report.checked,
    provedUpTo: report.provedUpTo,
    islands: chain.islands,
    provedIslands: report.provedIslands,
    occurring,
  };
}

const noLines = new Uint8Array();

/** The number of each checkpoint's record, and of the one after it, whose time is needed. */
function seqsOf(checkpoints: readonly unknown[]): number[] {
  return checkpoints.flatMap((candidate) => {
    const parsed = checkpointSchema.safeParse(candidate);
    return parsed.success ? [parsed.data.seq, parsed.data.seq + 1] : [];
  });
}

function breakIn({ type, seq, data }: EventRecord): NamedBreak | null {
  if (type !== 'LedgerRecovered') return null;
  const parsed = recoveredSchema.safeParse(data);
  return parsed.success ? { seq, end: parsed.data.end } : null;
}

/** A person's ledger is written by that person, or by the app as `system`. */
function checkActor({ stream, seq, actor }: EventRecord, findings: Findings): void {
  if (actor === 'system' || !stream.startsWith('ledger/')) return;
  // No text is put together for each of a million records.
  if (stream.length === 'ledger/'.length + actor.length && stream.endsWith(actor)) return;
  findings.add({
    kind: 'foreign-actor',
    weight: 'warning',
    seq,
    message: `Record ${seq} was written by ${quote(actor)}, to whom this ledger does not belong.`,
  });
}

const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

const nobody = () => Promise.resolve(false);
