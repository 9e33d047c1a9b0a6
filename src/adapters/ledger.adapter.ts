/**
 * Fills the slots of the ledger's statechart: opens a person's ledger in the log, appends to it, keeps the local key
 * `entries` in step, and reads and writes log files. It decides nothing: business rules live in `decide`.
 */
import * as z from 'zod/mini';
import type { Refused } from '../events/log/decider.ts';
import type { EventRecord, Head, Stamp } from '../events/log/event.ts';
import {
  type LedgerCommand,
  ledgerDecider,
  type LedgerRefusal,
  type LedgerStream,
  ledgerStreamName,
} from '../events/ledger/decide.ts';
import { type Entry, ledgerFacts } from '../events/ledger/events.ts';
import {
  fromLocalEntry,
  type LocalEntry,
  localEntrySchema,
  toLocalEntry,
} from '../events/ledger/local-entry.ts';
import { offerOf } from '../events/ledger/log-offer.ts';
import type { LedgerCalls } from '../events/ledger/port.ts';
import { openLiveStream } from '../events/log/live-stream.ts';
import { adoptLogFile, writeLogFile } from '../events/log/log-file.ts';
import { ChainBroken, type EventLog } from '../events/log/log.ts';
import type { Checkpoints } from './checkpoint.adapter.ts';
import { type EntriesKey, entriesKey } from './local-keys.ts';
import { nextTask } from './next-task.ts';

/** Most entries in the local copy: more would not help the first paint, and writing them would cause a hitch. */
const maxMirrored = 5000;
/** Up to this many entries the local copy is written with every change, beyond that at most every `quietMs`. */
const mirroredAtOnce = 2000;
const quietMs = 400;
const signingTimeoutMs = 4000;

/** Stored beside `entries`: whose they are and which state of the log they show. */
const markSchema = z.object({
  uid: z.string(),
  seq: z.int(),
  hash: z.string(),
  balanceCents: z.int(),
  balancePaidCents: z.int(),
});
type Mark = z.infer<typeof markSchema>;
const markName = 'entries.mark';
const rescueName = 'entries.unreadable';

export interface LedgerSlotsOptions {
  /** May still be opening. */
  readonly log: EventLog | Promise<EventLog>;
  readonly stamp: () => Stamp;
  readonly newId: () => string;
  /** Shows a sentence to the person. */
  readonly listener: (message: string, tone: 'neutral' | 'warning') => void;
  readonly storage?: Storage | null;
  /** Has heads signed; without it, exports contain no signatures. */
  readonly checkpoints?: Pick<Checkpoints, 'take' | 'checkpoints'>;
}

/** What the pages read, the slots of the statechart, and what recovering a damaged ledger needs of this device. */
export interface LedgerSlots extends LedgerCalls {
  /** @throws LogUnavailable, ChainBroken */
  open(owner: { readonly uid: string }): Promise<void>;
  append(asked: {
    readonly uid: string;
    readonly command: LedgerCommand;
  }): Promise<readonly EventRecord[] | Refused<LedgerRefusal>>;
  /**
   * Closes the ledger and removes the local key, after the running command and those that still waited.
   * @returns how many of these commands were lost
   */
  close(open: { readonly uid: string; readonly commands: readonly LedgerCommand[] }): Promise<number>;
  /** The copy of the entries under the local key, when it is complete, this person's and unaltered. */
  localCopy(uid: string): { readonly head: Head; readonly entries: readonly Entry[] } | null;
  /** Moves the local copy to another key of the browser's storage, out of the way of a recovered ledger. */
  setCopyAside(uid: string): void;
}

interface Open {
  readonly uid: string;
  readonly live: LedgerStream;
  readonly mirror: Mirror;
}

/** The ledger on this device: one person's at a time. */
export function ledgerSlots({
  log: opening,
  stamp,
  newId,
  listener: show,
  storage = storageOf(),
  checkpoints,
}: LedgerSlotsOptions): LedgerSlots {
  const key = entriesKey(localEntrySchema);
  let open: Promise<Open> | null = null;
  let current: Open | null = null;
  /** The last command given to the open ledger, until it is saved or has failed. */
  let running: Promise<unknown> | null = null;

  async function openFor(uid: string): Promise<Open> {
    const log = await opening;
    const stream = ledgerStreamName(uid);
    const live: LedgerStream = await openLiveStream({
      log,
      stream,
      definitions: ledgerFacts,
      decider: ledgerDecider,
      stamp,
      weigh: ({ type, data }) =>
        type === 'LedgerImported' ? (data as { entries: readonly unknown[] }).entries.length : 1,
      rest: nextTask,
    });
    try {
      await reconcile(log, uid, live);
    } catch (error) {
      await live.close().catch(() => undefined);
      throw error;
    }
    return { uid, live, mirror: keepMirror(uid, live, key, storage) };
  }

  /** Reconciles the local key with the log: the log wins, unless it is still empty. */
  async function reconcile(log: EventLog, uid: string, live: LedgerStream): Promise<void> {
    const mark = readMark(storage);
    if (mark && mark.uid !== uid) return;
    const found = key.read();
    if (found.state === 'absent' || found.state === 'forbidden') return;
    if (found.state === 'damaged') {
      if (live.head.seq === 0) rescue(storage, 'The entries that this browser had kept cannot be read', show);
      else
        show(
          'The quick copy of your entries was damaged and has been made again from your ledger.',
          'warning',
        );
      return;
    }
    const { entries: stored, total, partial } = found.value;
    if (live.head.seq > 0) {
      // Another tab may have appended and written its copy since this one opened the log.
      if (mark && mark.seq > live.head.seq) await live.catchUp();
      // The copy is written after the log: what it shows and the log does not hold was lost.
      if (mark && mark.seq > live.head.seq)
        throw new ChainBroken(live.stream, live.head.seq + 1, 'is missing');
      if (mark && !isSameHead(mark, live.head) && (await logHolds(log, live, mark))) return;
      if (!matches(live, stored, total)) show(changedElsewhere, 'warning');
      return;
    }
    if (stored.length === 0) return;
    const ids = new Set<string>();
    const entries: Entry[] = [];
    for (const local of stored) {
      const entry = fromLocalEntry(local, newId);
      if (!entry) continue;
      entries.push(ids.has(entry.id) ? { ...entry, id: newId() } : entry);
      ids.add(entry.id);
    }
    const result = await live.execute({ type: 'ImportEntries', source: 'this browser', entries });
    if (!Array.isArray(result)) {
      rescue(storage, 'The entries that this browser had kept could not be taken in', show);
      return;
    }
    const left = stored.length - entries.length;
    if (left > 0) rescue(storage, `${left} of the entries that this browser had kept cannot be read`, show);
    const missing = partial ? ` of ${total}` : '';
    show(`${entries.length}${missing} entries that this browser had kept are now in your ledger.`, 'neutral');
  }

  async function execute(uid: string, command: LedgerCommand) {
    const opened = await open;
    if (opened?.uid !== uid) throw new Error(`The ledger of ${uid} is not open`);
    return opened.live.execute(command);
  }

  return {
    async open({ uid }) {
      open ??= openFor(uid);
      try {
        current = await open;
      } catch (error) {
        open = null;
        throw error;
      }
    },

    append({ uid, command }) {
      const work = execute(uid, command);
      running = work;
      return work.finally(() => {
        if (running === work) running = null;
      });
    },

    async close({ uid, commands }) {
      const lastCommand = running;
      const opened = await open?.catch(() => null);
      let lost = opened ? 0 : commands.length;
      // Nobody else awaits the result any more.
      await lastCommand?.catch(() => (lost += 1));
      for (const command of opened ? commands : []) await execute(uid, command).catch(() => (lost += 1));
      open = null;
      current = null;
      opened?.mirror.stop();
      await opened?.live.close();
      key.remove();
      writeMark(storage, null);
      if (lost > 0) show(`${lost} of your last changes could not be saved.`, 'warning');
      return lost;
    },

    stream: () => current?.live ?? null,

    preview(uid) {
      const mark = readMark(storage);
      const found = key.read();
      if (found.state !== 'saved' || (mark && mark.uid !== uid)) return null;
      const entries = found.value.entries.flatMap((local) => fromLocalEntry(local, newId) ?? []);
      return { entries, total: found.value.total, balances: mark };
    },

    localCopy(uid) {
      const mark = readMark(storage);
      const found = key.read();
      if (mark?.uid !== uid || found.state !== 'saved' || found.value.partial) return null;
      const entries = found.value.entries.flatMap((local) => fromLocalEntry(local, newId) ?? []);
      const balanceCents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const distinct = new Set(entries.map(({ id }) => id)).size === found.value.total;
      if (!distinct || balanceCents !== mark.balanceCents) return null;
      return { head: { seq: mark.seq, hash: mark.hash }, entries };
    },

    setCopyAside(uid) {
      if (readMark(storage)?.uid !== uid) return;
      try {
        const raw = storage?.getItem('entries');
        if (raw) storage?.setItem(rescueName, raw);
      } catch {
        // A storage without room for a second copy loses it: the recovered ledger writes its own.
      }
      key.remove();
      writeMark(storage, null);
    },

    async exportLog(uid) {
      const chunks: string[] = [];
      const stream = ledgerStreamName(uid);
      const log = await opening;
      const signed = checkpoints ? await signedHeads(checkpoints, log, stream) : [];
      for await (const piece of writeLogFile(log, stream, signed)) chunks.push(piece);
      return new Blob(chunks, { type: 'application/x-ndjson' });
    },

    async *records(uid, from) {
      yield* (await opening).readVerified(ledgerStreamName(uid), from);
    },

    async readLog(file) {
      const { live } = await requireOpen();
      return offerOf(chunksOf(file), await opening, live.stream, live.state);
    },

    async adoptLog({ file }) {
      const { live } = await requireOpen();
      await adoptLogFile(await opening, file);
      await live.catchUp();
    },
  };

  async function requireOpen(): Promise<Open> {
    const opened = await open;
    if (!opened) throw new Error('No ledger is open');
    return opened;
  }
}

const changedElsewhere =
  'The quick copy of your entries had been changed outside the ledger. It has been made again from your saved ledger.';

const isSameHead = (a: Head, b: Head) => a.seq === b.seq && a.hash === b.hash;

/** Whether the log holds the record that a mark names, so that the copy is merely older. */
async function logHolds(log: EventLog, live: LedgerStream, { seq, hash }: Mark): Promise<boolean> {
  if (seq === 0 || seq > live.head.seq) return seq === 0;
  for await (const [record] of log.read(live.stream, { after: seq - 1, upTo: seq }))
    return record?.hash === hash;
  return false;
}

function matches(live: LedgerStream, stored: readonly LocalEntry[], total: number): boolean {
  const { entries } = live.state;
  if (entries.length !== total) return false;
  let same = true;
  entries.scan(0, (entry, index) => {
    if (index >= stored.length) return false;
    const local = fromLocalEntry(stored[index]!, () => '');
    same =
      local !== null &&
      local.id === entry.id &&
      local.name === entry.name &&
      local.amountCents === entry.amountCents &&
      local.paid === entry.paid &&
      local.note === entry.note &&
      local.date === entry.date;
    return same;
  });
  return same;
}

interface Mirror {
  stop(): void;
}

/** Keeps the local key in step with the open ledger. */
function keepMirror(
  uid: string,
  live: LedgerStream,
  key: EntriesKey<LocalEntry>,
  storage: Storage | null,
): Mirror {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { entries } = live.state;
    const first: LocalEntry[] = [];
    entries.scan(0, (entry) => first.push(toLocalEntry(entry)) < maxMirrored);
    key.write(first, entries.length);
    const { balanceCents, balancePaidCents } = entries;
    writeMark(storage, { uid, ...live.head, balanceCents, balancePaidCents });
  };
  const changed = () => {
    if (live.state.entries.length <= mirroredAtOnce) write();
    else timer ??= setTimeout(write, quietMs);
  };
  const flush = () => {
    if (timer !== null) write();
  };
  write();
  const unsubscribe = live.subscribe(changed);
  globalThis.addEventListener?.('pagehide', flush);
  return {
    stop() {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
      globalThis.removeEventListener?.('pagehide', flush);
    },
  };
}

function storageOf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function readMark(storage: Storage | null): Mark | null {
  try {
    const parsed = markSchema.safeParse(JSON.parse(storage?.getItem(markName) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function writeMark(storage: Storage | null, mark: Mark | null): void {
  try {
    if (mark) storage?.setItem(markName, JSON.stringify(mark));
    else storage?.removeItem(markName);
  } catch {
    // A copy without a mark is still a copy: it is compared entry by entry at the next start.
  }
}

/** Saves what could not be read under another key before the local key is overwritten, so that it is not lost. */
function rescue(storage: Storage | null, what: string, onNotice: LedgerSlotsOptions['listener']): void {
  try {
    const raw = storage?.getItem('entries');
    if (raw) storage?.setItem(rescueName, raw);
    onNotice(`${what}. They stay in this browser's storage as “${rescueName}”.`, 'warning');
  } catch {
    onNotice(`${what}.`, 'warning');
  }
}

/** Signed heads, the current one included. An export waits at most `signingTimeoutMs` for a slow or missing server. */
async function signedHeads(
  checkpoints: Pick<Checkpoints, 'take' | 'checkpoints'>,
  log: EventLog,
  stream: string,
): Promise<readonly unknown[]> {
  const asked = (async () => {
    await checkpoints.take(stream, await log.head(stream));
    return checkpoints.checkpoints(stream);
  })();
  const timeout = new Promise<readonly unknown[]>((give) => setTimeout(give, signingTimeoutMs, []));
  return Promise.race([asked.catch(() => []), timeout]);
}

/** Not every browser can iterate a stream with `for await`. */
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
