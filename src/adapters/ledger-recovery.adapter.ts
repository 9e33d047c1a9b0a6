/**
 * Fills the slots of the statechart that recovers a damaged ledger: reads what is left in the log, the local copy,
 * a file and what the server has signed, and puts the new chain in place. How these are combined is up to recovery.ts.
 */
import type { EventRecord, Head, Stamp } from '../events/log/event.ts';
import { failureOf } from '../events/shared/failure.ts';
import { signedText } from '../events/audit/checkpoint.ts';
import { emptyHead } from '../events/log/hash-chain.ts';
import type { EntriesCopy } from '../events/ledger/bring-to.ts';
import { ledgerStreamName } from '../events/ledger/decide.ts';
import type { Examination, RecoveryOffer } from '../events/ledger/examination.ts';
import type { RecoveryCalls } from '../events/ledger/port.ts';
import { ledgerProjection } from '../events/ledger/projection.ts';
import { type Recovery, recoverLedger } from '../events/ledger/recovery.ts';
import type { RecoverySource } from '../events/ledger/recovered.ts';
import { readLogFile } from '../events/log/log-file.ts';
import { ChainBroken, type EventLog } from '../events/log/log.ts';
import { intactPrefix, type Salvage, type SalvagingLog } from '../events/log/salvage.ts';
import type { Checkpoints } from './checkpoint.adapter.ts';
import type { LedgerSlots } from './ledger.adapter.ts';

export interface RecoverySlotsOptions {
  readonly log: Pick<EventLog, 'exclusively' | 'loadSnapshot' | 'eraseTruth'> & SalvagingLog;
  readonly stamp: () => Stamp;
  /** The copy of the entries under the local key. */
  readonly local: Pick<LedgerSlots, 'localCopy' | 'setCopyAside'>;
  readonly checkpoints: Pick<Checkpoints, 'keys' | 'checkpoints' | 'verifySignature'>;
}

/** A way to recover the ledger, and what it would restore. */
interface Way {
  readonly source: RecoverySource;
  readonly recovery: Recovery;
}

/** What the pages read, and the slots of the statechart. */
export interface RecoverySlots extends RecoveryCalls {
  /** @throws LogUnavailable */
  examine(asked: { readonly uid: string; readonly file: Blob | null }): Promise<Examination>;
  /** Does nothing when another tab has already recovered it. @throws LogUnavailable */
  recover(chosen: {
    readonly uid: string;
    readonly source: RecoverySource;
    readonly file: Blob | null;
  }): Promise<void>;
}

export function recoverySlots({ log, stamp, local, checkpoints }: RecoverySlotsOptions): RecoverySlots {
  async function salvageOf(uid: string): Promise<Salvage> {
    const salvage = await log.salvage(ledgerStreamName(uid));
    // The copy is written after the log: when it is ahead, the end of the log is lost.
    const mark = local.localCopy(uid);
    if (!mark || mark.head.seq <= salvage.end.seq || salvage.end.seq === 0) return salvage;
    const fault = salvage.fault ?? ({ seq: salvage.end.seq + 1, what: 'is missing' } as const);
    return { ...salvage, end: mark.head, fault };
  }

  /** The newer of two complete copies: the local key's, or the log's own snapshot. */
  async function copyOf(uid: string): Promise<EntriesCopy | null> {
    const shown = local.localCopy(uid);
    const kept = await snapshotOf(uid);
    const copies = [shown && { seq: shown.head.seq, entries: shown.entries }, kept];
    return copies.reduce((best, copy) => (copy && (!best || copy.seq > best.seq) ? copy : best), null);
  }

  async function snapshotOf(uid: string): Promise<EntriesCopy | null> {
    const snapshot = await log.loadSnapshot(ledgerStreamName(uid), ledgerProjection.name);
    if (snapshot?.version !== ledgerProjection.version) return null;
    try {
      const { entries } = ledgerProjection.decode(snapshot.state);
      return { seq: snapshot.head.seq, entries: entries.toArray() };
    } catch {
      return null;
    }
  }

  /** How many of the records before the damage the server's signatures cover. */
  async function signedUpTo(stream: string, records: readonly EventRecord[]): Promise<number> {
    const [keys, signed] = await Promise.all([checkpoints.keys(), checkpoints.checkpoints(stream)]);
    const byKid = new Map(keys.map((key) => [key.kid, key]));
    let last = 0;
    for (const checkpoint of signed) {
      const { seq, hash, kid, signature } = checkpoint;
      const key = byKid.get(kid);
      if (!key || seq <= last || records[seq - 1]?.hash !== hash) continue;
      if (await checkpoints.verifySignature(key, signedText(checkpoint), signature)) last = seq;
    }
    return last;
  }

  async function waysOf(uid: string, salvage: Salvage, file: Blob | null) {
    const stream = ledgerStreamName(uid);
    const make = (source: RecoverySource, from: Salvage, copy: EntriesCopy | null): Way => ({
      source,
      recovery: recoverLedger({ stream, source, salvage: from, copy, stamp: stamp() }),
    });
    const ways: Way[] = [];
    let fileProblem: string | null = null;
    if (file) {
      const joined = await joinFile(stream, salvage, file);
      if (typeof joined === 'string') fileProblem = joined;
      else ways.push(make('file', joined, null));
    }
    const copy = await copyOf(uid);
    const prefix = intactPrefix(salvage.records, emptyHead.hash);
    if (copy && copy.seq > prefix.length) ways.push(make('copy', salvage, copy));
    ways.push(make('records', salvage, null));
    const signed = await signedUpTo(stream, prefix).catch(() => 0);
    if (signed > 0) ways.push(make('signed', { ...salvage, records: prefix.slice(0, signed) }, null));
    return { ways, fileProblem };
  }

  return {
    async examine({ uid, file }) {
      const salvage = await salvageOf(uid);
      if (!salvage.fault) return { reason: '', offers: [], fileProblem: null };
      const { ways, fileProblem } = await waysOf(uid, salvage, file);
      const { seq, what } = salvage.fault;
      return {
        reason: failureOf(new ChainBroken('your ledger', seq, what)).message,
        offers: ways.map(offerOf),
        fileProblem,
      };
    },

    async recover({ uid, source, file }) {
      const stream = ledgerStreamName(uid);
      await log.exclusively(stream, async () => {
        const salvage = await salvageOf(uid);
        if (!salvage.fault) return;
        const { ways } = await waysOf(uid, salvage, file);
        const way = ways.find((one) => one.source === source);
        if (!way) throw new Error(`${source} is no longer offered`);
        await log.replace(stream, way.recovery.records, stamp().at);
        local.setCopyAside(uid);
      });
    },

    exportDamaged: (uid) => blobOf(log.dump(ledgerStreamName(uid))),
    setAside: (uid) => log.setAside(ledgerStreamName(uid)),
    exportSetAside: (name) => blobOf(log.dump(name)),
    discardSetAside: (name) => log.eraseTruth(name),
  };
}

function offerOf({ source, recovery }: Way): RecoveryOffer {
  const { state, end, lost, unchanged, unplaced } = recovery;
  const { length, balanceCents } = state.entries;
  return { source, entries: length, balanceCents, kept: end - lost, lost, unchanged, unplaced };
}

/** The records of the log and of a file of it combined, or a message saying why the file is of no use. */
async function joinFile(stream: string, salvage: Salvage, file: Blob): Promise<Salvage | string> {
  const read = await readLogFile(piecesOf(file));
  if (!read.ok) return read.message;
  if (read.header.stream !== stream) return 'This file is not of this ledger.';
  const bySeq = new Map(read.records.map((record) => [record.seq, record]));
  const forked = salvage.records.some(({ seq, hash }) => (bySeq.get(seq)?.hash ?? hash) !== hash);
  if (forked) return 'This file is of this ledger, but tells another story from some change on.';
  for (const record of salvage.records) bySeq.set(record.seq, record);
  const records = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const { head } = read.header;
  const end: Head = head.seq > salvage.end.seq ? head : salvage.end;
  return { ...salvage, records, end };
}

async function blobOf(lines: AsyncIterable<string>): Promise<Blob> {
  const chunks: string[] = [];
  for await (const line of lines) chunks.push(line);
  return new Blob(chunks, { type: 'application/x-ndjson' });
}

/** Not every browser can iterate a stream with `for await`. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
