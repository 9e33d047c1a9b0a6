/** Runs in the browser: makes ledgers in real databases, damages them by a seed, opens them again and reports what is left. */
import { openIndexedDbLog } from '../../../src/adapters/indexeddb-log.ts';
import { ledgerSlots } from '../../../src/adapters/ledger.adapter.ts';
import { recoverySlots } from '../../../src/adapters/ledger-recovery.adapter.ts';
import { auditFile } from '../../../src/events/audit/audit-file.ts';
import { foldFact, soundFact } from '../../../src/events/audit/fold-facts.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { EventRecord, Recorded } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { type LedgerCommand, ledgerDecider } from '../../../src/events/ledger/decide.ts';
import type { LedgerFact } from '../../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { Recovered, RecoverySource } from '../../../src/events/ledger/recovered.ts';
import { writeLogFile } from '../../../src/events/log/log-file.ts';
import { ChainBroken } from '../../../src/events/log/log.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { seeded } from '../../../src/machines/paths/seeded.ts';
import { corrupt } from './corrupt.ts';

declare global {
  interface Window {
    corruption: typeof corruption;
  }
}

const uid = 'u1';
const stream = `ledger/${uid}`;
const device = '5f0c1b7a9d3e4c28a6b1f0e2d4c3b5a7';

export interface Outcome {
  readonly damages: readonly string[];
  /** How it could be opened: at once, or from which recovery source. */
  readonly way: 'at once' | RecoverySource;
  readonly hit: number;
  /** Violations of what must hold; empty when all is well. */
  readonly complaints: readonly string[];
}

/** A ledger with every kind of change: add, change, pay, move, delete, undo, import. */
function records(random: (below: number) => number, count: number): EventRecord[] {
  let state = ledgerProjection.initial();
  const all: EventRecord[] = [];
  let next = 0;
  const entry = () => {
    next += 1;
    const note = random(4) === 0 ? 'Zürich “naïve” 👜\nnew line' : null;
    return { id: `e${next}`, name: `Entry ${next}`, amountCents: random(9999) - 5000, note, date: null };
  };
  while (all.length < count) {
    const id = `e${1 + random(Math.max(1, next))}`;
    const commands: LedgerCommand[] = [
      { type: 'AddEntry', ...entry(), index: random(3) === 0 ? 0 : null },
      { type: 'AddEntry', ...entry(), index: null },
      { type: 'ChangeEntry', id, changes: { amountCents: random(500) } },
      { type: 'PayEntry', id },
      { type: 'MoveEntry', id, to: 0 },
      { type: 'DeleteEntry', id },
      { type: 'UndoStep', seq: null },
      { type: 'RedoStep', seq: null },
      {
        type: 'ImportEntries',
        source: 'a.csv',
        entries: [entry(), entry()].map((one) => ({ ...one, paid: false })),
      },
    ];
    const decision = ledgerDecider.decide(state, commands[random(commands.length)]!);
    if (decision instanceof Refused) continue;
    for (const fact of decision) {
      // A unique time makes each record distinct.
      const at = new Date(Date.UTC(2026, 0, 1) + all.length).toISOString();
      const [record] = sealFacts(stream, all.at(-1) ?? emptyHead, [fact], { at, actor: uid, device });
      all.push(record!);
      state = ledgerProjection.evolve(state, record as Recorded<LedgerFact>);
    }
  }
  return all;
}

async function outcomeOf(seed: number): Promise<Outcome> {
  const drawn = seeded(seed);
  const random = (below: number) => Math.floor(drawn() * below);
  const name = `corrupted-${seed}`;
  localStorage.clear();
  const all = records(random, 20 + random(60));
  const parts = {
    stamp: () => ({ at: new Date().toISOString(), actor: uid, device }),
    newId: () => crypto.randomUUID(),
  };
  const open = () => {
    const log = openIndexedDbLog({ name });
    return { log, slots: ledgerSlots({ ...parts, log, listener: () => undefined }) };
  };

  // Some records are single, some are in sealed segments.
  const before = open();
  for (let at = 0; at < all.length;) {
    const many = random(3) === 0 ? 1 : 1 + random(20);
    await before.log.adopt(stream, all.slice(at, at + many));
    at += many;
  }
  await before.log.device();
  if (random(2) === 0) {
    const at = 1 + random(all.length);
    const state = (all.slice(0, at) as Recorded<LedgerFact>[]).reduce(
      ledgerProjection.evolve,
      ledgerProjection.initial(),
    );
    const { seq, hash } = all[at - 1]!;
    await before.log.saveSnapshot(stream, 'ledger', {
      head: { seq, hash },
      version: 1,
      state: ledgerProjection.encode(state),
    });
  }
  // Leaves the copy under the local key behind, as a closed tab does.
  if (random(2) === 0) await before.slots.open({ uid });
  await before.log.close();
  const other = memoryLog();
  await other.adopt(stream, all.slice(0, 1 + random(all.length)));
  const lines: string[] = [];
  for await (const line of writeLogFile(other, stream)) lines.push(line);
  const file = random(4) === 0 ? new Blob(lines) : null;

  const { hit, names } = await corrupt(name, stream, random);
  if (random(4) === 0) localStorage.setItem('entries', '[{"id":');

  const complaints: string[] = [];
  let { log, slots } = open();
  const recovery = recoverySlots({
    ...{ log, stamp: parts.stamp, local: slots },
    checkpoints: { keys: async () => [], checkpoints: async () => [], verifySignature: async () => false },
  });
  const opened = await slots.open({ uid }).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof ChainBroken)) complaints.push(`it failed with ${String(error)}`);
      return false;
    },
  );
  let way: Outcome['way'] = 'at once';
  // Damage to records before a snapshot shows only when the history is examined.
  const { offers } = await recovery.examine({ uid, file });
  if (!opened && offers.length === 0) complaints.push('nothing was offered');
  if (offers.length > 0) {
    way = offers[random(offers.length)]!.source;
    await recovery.recover({ uid, source: way, file });
    const aside = await recovery.setAside(uid);
    const dumped = await (await recovery.exportSetAside(aside[0]?.name ?? '')).text();
    if (aside.length !== 1 || dumped.split('\n').length < 3)
      complaints.push('the damaged bytes are not kept');
  }
  await log.close();

  ({ log, slots } = open());
  try {
    await slots.open({ uid });
    const saved: EventRecord[] = [];
    for await (const batch of log.readVerified(stream, emptyHead)) saved.push(...batch);
    complaints.push(...lostFrom(all, saved, hit));
    if (hit.size === 0 && all.some(({ hash }, i) => saved[i]?.hash !== hash))
      complaints.push('nothing was hit, and yet the records are others');
    complaints.push(...(await auditOf(await slots.exportLog(uid), saved)));
    const length = slots.stream()!.state.entries.length;
    const added = await slots.append({
      uid,
      command: {
        type: 'AddEntry',
        id: 'after',
        name: 'After',
        amountCents: 1,
        note: null,
        date: null,
        index: null,
      },
    });
    if (added instanceof Refused || slots.stream()!.state.entries.length !== length + 1)
      complaints.push('nothing can be added');
  } catch (error) {
    complaints.push(`it cannot be used: ${String(error)}`);
  }
  await log.close();
  indexedDB.deleteDatabase(name);
  return { damages: names, way, hit: hit.size, complaints };
}

/** Checks that every record that was not hit is there unchanged, except those that depend on lost ones. */
function lostFrom(
  all: readonly EventRecord[],
  saved: readonly EventRecord[],
  hit: ReadonlySet<number>,
): string[] {
  const there = new Set<string>();
  const ids = new Set<string>();
  for (const { at, type, data } of saved) {
    there.add(`${at} ${type}`);
    if (type === 'LedgerRecovered')
      for (const kept of (data as Recovered).unplaced) there.add(`${kept.at} ${kept.type}`);
    if (type === 'EntryAdded') ids.add((data as { id: string }).id);
  }
  return all.flatMap(({ seq, at, type, data }) => {
    if (hit.has(seq)) return [];
    if (!there.has(`${at} ${type}`)) return [`record ${seq}, ${type}, was intact and is lost`];
    const isEntry = type === 'EntryAdded' && !('undoes' in (data as object));
    return isEntry && !ids.has((data as { id: string }).id) ? [`the entry of record ${seq} is lost`] : [];
  });
}

async function auditOf(file: Blob, saved: readonly EventRecord[]): Promise<string[]> {
  const state = ledgerProjection.initial();
  const { ok, damage, findings } = await auditFile([await file.text()], {
    onRecord(record, found) {
      const fact = soundFact(record, found);
      if (fact) foldFact(state, fact, found);
    },
  });
  const breaks = saved.filter(({ type }) => type === 'LedgerRecovered').length;
  const complaints = ok ? [] : [`the audit finds it damaged: ${damage?.reason}`];
  if (findings.filter(({ kind }) => kind === 'named-break').length !== Math.min(breaks, 20))
    complaints.push('the audit does not name the break');
  const unsound = findings.find(({ kind }) => kind === 'unsound-fact');
  if (unsound) complaints.push(unsound.message);
  return complaints;
}

const corruption = { outcomeOf };
window.corruption = corruption;
