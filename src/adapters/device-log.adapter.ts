/** This device's log as the signed-in person may see it. Hides and refuses other people's streams. */
import { isLedgerStream } from '../events/audit/fold-facts.ts';
import { isOfAnother, kindOfStream, maySee } from '../events/inspection/streams.ts';
import { ledgerStreamName } from '../events/ledger/decide.ts';
import type { DeviceLogPort, StreamSummary, Verification } from '../events/log/device-log.ts';
import { writeDamagedLog, writeLogFile } from '../events/log/log-file.ts';
import type { EventRecord } from '../events/log/event.ts';
import { ChainBroken, type EventLog } from '../events/log/log.ts';
import { scopeOf } from '../events/streams.ts';
import type { Checkpoints } from './checkpoint.adapter.ts';
import { findDamage } from './indexeddb-log.ts';

export interface DeviceLogOptions {
  readonly log: Promise<EventLog & { storedBytes(stream: string): Promise<number> }>;
  /** uid of the signed-in person; null: nobody, and no stream is visible. */
  readonly person: () => string | null;
  readonly checkpoints: Promise<Pick<Checkpoints, 'checkpoints'>>;
  /** The ledger's own export, which has the head signed first. */
  readonly exportLedger: (uid: string) => Promise<Blob>;
}

export function deviceLogPort({
  log: opening,
  person,
  checkpoints,
  exportLedger,
}: DeviceLogOptions): DeviceLogPort {
  /** @returns the person's uid @throws Error when the person may not see the stream */
  const requireVisible = (stream: string): string => {
    const uid = person();
    if (uid === null || !maySee(stream, uid))
      throw new Error('There is no such stream for you on this device.');
    return uid;
  };
  const timeOf = async (stream: string, seq: number): Promise<string | null> => {
    try {
      for await (const [record] of (await opening).read(stream, { after: seq - 1, upTo: seq }))
        return record?.at ?? null;
    } catch (error) {
      if (!(error instanceof ChainBroken)) throw error;
    }
    return null;
  };
  const summaryOf = async (stream: string): Promise<StreamSummary> => {
    const log = await opening;
    const [head, start] = await Promise.all([log.head(stream), log.start(stream)]);
    const gone = start?.seq ?? 0;
    const signed = isLedgerStream(stream) ? await (await checkpoints).checkpoints(stream) : null;
    return {
      stream,
      scope: scopeOf(stream) ?? 'truth',
      owner: kindOfStream(stream)?.personal ? 'person' : 'device',
      records: head.seq - gone,
      gone,
      bytes: await log.storedBytes(stream),
      head,
      firstAt: await timeOf(stream, gone + 1),
      lastAt: await timeOf(stream, head.seq),
      signedUpTo: signed && Math.max(0, ...signed.map(({ seq }) => seq).filter((seq) => seq <= head.seq)),
    };
  };

  return {
    async streams() {
      const uid = person();
      if (uid === null) return [];
      const names = await (await opening).streams('');
      return Promise.all(names.filter((stream) => maySee(stream, uid)).map(summaryOf));
    },

    async *read(stream) {
      requireVisible(stream);
      yield* (await opening).read(stream);
    },

    async verify(stream): Promise<Verification> {
      requireVisible(stream);
      const log = await opening;
      const [{ seq }, start] = await Promise.all([log.head(stream), log.start(stream)]);
      const fault = await findDamage(log, stream);
      return { first: (start?.seq ?? 0) + 1, last: fault ? fault.seq - 1 : seq, fault };
    },

    async erase(stream) {
      requireVisible(stream);
      await (await opening).erase(stream);
    },

    async exportStream(stream) {
      const uid = requireVisible(stream);
      const log = await opening;
      const shared = kindOfStream(stream)?.personal === false;
      const chunks: string[] = [];
      const add = (piece: string) => {
        if (shared) refuseOthers(piece, uid);
        chunks.push(piece);
      };
      try {
        if (stream === ledgerStreamName(uid)) return await exportLedger(uid);
        for await (const piece of writeLogFile(log, stream)) add(piece);
      } catch (error) {
        if (!(error instanceof ChainBroken)) throw error;
        chunks.length = 0;
        for await (const piece of writeDamagedLog(log, stream)) add(piece);
      }
      return new Blob(chunks, { type: 'application/x-ndjson' });
    },
  };
}

/**
 * Needed for shared streams, since nothing controls who reads an exported file.
 * @param piece lines of a log file
 * @throws Error when one of them records what another person did
 */
function refuseOthers(piece: string, uid: string): void {
  for (const line of piece.split('\n')) {
    if (line === '') continue;
    const record = JSON.parse(line) as Partial<EventRecord>;
    // The header line has no actor.
    if (record.actor !== undefined && isOfAnother(record as EventRecord, uid))
      throw new Error('It also holds what somebody else did on this device, so it stays here.');
  }
}
