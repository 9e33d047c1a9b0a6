/**
 * The whole history of a ledger in memory, so that it can be shown as it was after any fact or at any instant. Facts are
 * added once, in order; their effects are stored by position, with a copy of the ledger every few thousand facts.
 * Looking back only reads, and nothing here depends on the log.
 */
import type { EventRecord, Recorded } from '../log/event.ts';
import type { Entry, LedgerFact } from '../ledger/events.ts';
import type { Labels } from '../ledger/labels.ts';
import { ledgerProjection } from '../ledger/projection.ts';
import { EntryRope } from './entry-rope.ts';
import type { Findings } from './finding.ts';
import { foldFact, soundFact } from './fold-facts.ts';
import { Occurring } from './occurring.ts';
import { diffLedgers, type LedgerDiff } from './ledger-diff.ts';

/** What a record did to the ledger. Indexes are 0-based. */
export type Deed =
  | { readonly did: 'added'; readonly index: number; readonly entry: Entry }
  | { readonly did: 'changed'; readonly index: number; readonly before: Entry; readonly entry: Entry }
  | { readonly did: 'paid' | 'unpaid'; readonly index: number; readonly before: Entry; readonly entry: Entry }
  | { readonly did: 'moved'; readonly from: number; readonly to: number; readonly entry: Entry }
  | { readonly did: 'deleted'; readonly index: number; readonly entry: Entry }
  | { readonly did: 'imported'; readonly source: string; readonly entries: readonly Entry[] }
  | { readonly did: 'import-undone'; readonly index: number; readonly entries: readonly Entry[] }
  | { readonly did: 'labelled'; readonly labelled: readonly Labelled[] }
  /** The `count` changes before it are undone as one; `alike`: what they all did, null when they differ. */
  | { readonly did: 'joined'; readonly count: number; readonly alike: Deed['did'] | null }
  /** Entries up to the day were locked; their sum was `balanceCents`. */
  | { readonly did: 'locked'; readonly upTo: string; readonly balanceCents: number }
  | { readonly did: 'unlocked' }
  /** A damaged ledger was continued here: `lost` records were left out. */
  | { readonly did: 'recovered'; readonly lost: number }
  /** Unknown, or impossible in its place. */
  | { readonly did: 'nothing' };

export interface Labelled {
  /** null: an entry that did not exist yet. */
  readonly entry: Entry | null;
  readonly before: Labels;
  readonly after: Labels;
}

/** The ledger's sums after one record, and who wrote it. */
export interface Moment {
  readonly seq: number;
  /** null before the first record. */
  readonly at: string | null;
  readonly actor: string;
  readonly device: string;
  readonly type: string;
  /** Number of the record it undoes; null when none. */
  readonly undoes: number | null;
  readonly deed: Deed;
  readonly balanceCents: number;
  readonly balancePaidCents: number;
  readonly entries: number;
}

/** What is known of every record without computing sums. */
export type Change = Pick<Moment, 'type' | 'actor' | 'device' | 'deed'>;

/** Records between two copies: the most that must be folded to show any point. */
const copyEvery = 8192;
const nothing: Deed = { did: 'nothing' };

export class LedgerHistory {
  #state = ledgerProjection.initial();
  #now = new EntryRope();
  readonly #copies: EntryRope[] = [new EntryRope()];
  readonly #deeds: Deed[] = [];
  readonly #types: string[] = [];
  readonly #actors: string[] = [];
  readonly #devices: string[] = [];
  readonly #at = new Numbers();
  readonly #undoes = new Numbers();
  readonly #balance = new Numbers();
  readonly #balancePaid = new Numbers();
  readonly #entries = new Numbers();
  /** The last point that was shown: the next one is often close to it. */
  #cursor: { seq: number; rope: EntryRope } | null = null;
  readonly #same = new Map<string, string>();
  readonly occurring = new Occurring();

  /** Number of records, which is also the number of the last one. */
  get length(): number {
    return this.#deeds.length;
  }

  /** Records must be added in order, from the first on. Returns whether the record changed anything. */
  add(record: EventRecord, findings: Findings | null = null): boolean {
    if (record.seq !== this.length + 1)
      throw new RangeError(`Record ${record.seq} comes after ${this.length}`);
    const fact = soundFact(record, findings);
    const deed = fact ? this.#fold(fact, findings) : nothing;
    perform(this.#now, deed);
    this.#deeds.push(deed);
    this.#types.push(this.#shared(record.type));
    this.#actors.push(this.#shared(record.actor));
    this.#devices.push(this.#shared(record.device));
    this.occurring.add(record);
    this.#at.push(Date.parse(record.at));
    this.#undoes.push((fact && 'undoes' in fact.data ? fact.data.undoes : 0) ?? 0);
    const { balanceCents, balancePaidCents, length } = this.#state.entries;
    this.#balance.push(balanceCents);
    this.#balancePaid.push(balancePaidCents);
    this.#entries.push(length);
    if (this.length % copyEvery === 0) this.#copies.push(this.#now.fork());
    return deed !== nothing;
  }

  change(seq: number): Change {
    const i = seq - 1;
    return {
      type: this.#types[i] ?? '',
      actor: this.#actors[i] ?? '',
      device: this.#devices[i] ?? '',
      deed: this.#deeds[i] ?? nothing,
    };
  }

  /** The moment after record `seq`; 0: before the first. */
  moment(seq: number): Moment {
    const i = seq - 1;
    const ms = seq === 0 ? Number.NaN : this.#at.get(i);
    return {
      seq,
      at: Number.isNaN(ms) ? null : new Date(ms).toISOString(),
      ...this.change(seq),
      undoes: (seq > 0 && this.#undoes.get(i)) || null,
      ...this.sums(seq),
    };
  }

  sums(seq: number): { balanceCents: number; balancePaidCents: number; entries: number } {
    if (seq === 0) return { balanceCents: 0, balancePaidCents: 0, entries: 0 };
    const i = seq - 1;
    return {
      balanceCents: this.#balance.get(i),
      balancePaidCents: this.#balancePaid.get(i),
      entries: this.#entries.get(i),
    };
  }

  /** Time of record `seq` in milliseconds since 1970; NaN when unreadable. */
  time(seq: number): number {
    return this.#at.get(seq - 1);
  }

  /** The entries as they were after record `seq`. Read-only. */
  entriesAt(seq: number): EntryRope {
    const cursor = this.#cursor;
    const copy = Math.floor(seq / copyEvery);
    const near = cursor && cursor.seq <= seq && cursor.seq >= copy * copyEvery ? cursor : null;
    const rope = (near?.rope ?? this.#copies[copy]!).fork();
    for (let at = near?.seq ?? copy * copyEvery; at < seq; at += 1) perform(rope, this.#deeds[at]!);
    this.#cursor = { seq, rope };
    return rope;
  }

  /** The last record that is not dated after `ms`; 0 when there is none. */
  seqAt(ms: number): number {
    for (let seq = this.length; seq > 0; seq -= 1) if (this.#at.get(seq - 1) <= ms) return seq;
    return 0;
  }

  /** The difference between the ledger after record `from` and after record `to`, the later one. */
  diff(from: number, to: number): LedgerDiff {
    const touched = new Set<string>();
    const displaced = new Set<string>();
    for (let i = from; i < to; i += 1) noteDeed(this.#deeds[i]!, touched, displaced);
    const before = this.entriesAt(from);
    const after = this.entriesAt(to);
    return diffLedgers(
      (visit) => before.scan(visit),
      (visit) => after.scan(visit),
      touched,
      displaced,
    );
  }

  #fold(fact: Recorded<LedgerFact>, findings: Findings | null): Deed {
    const { entries, labels } = this.#state;
    const { type, data } = fact;
    const id = 'id' in data ? data.id : '';
    const before = type === 'EntryAdded' || id === '' ? undefined : entries.get(id);
    const index = before ? entries.indexOf(id) : 0;
    const undone =
      type === 'ImportUndone' ? entries.slice(data.index, data.count).map(({ entry }) => entry) : [];
    const labelled =
      type === 'EntriesLabelled'
        ? data.labels.map(({ id: of, category, tags }) => ({
            entry: entries.get(of) ?? null,
            before: labels.get(of),
            after: { category, tags },
          }))
        : [];
    if (!foldFact(this.#state, fact, findings)) return nothing;
    switch (type) {
      case 'EntryAdded':
        return { did: 'added', index: data.index, entry: entries.get(id)! };
      case 'EntryChanged':
        return { did: 'changed', index, before: before!, entry: entries.get(id)! };
      case 'EntryPaid':
        return { did: 'paid', index, before: before!, entry: entries.get(id)! };
      case 'EntryUnpaid':
        return { did: 'unpaid', index, before: before!, entry: entries.get(id)! };
      case 'EntryMoved':
        return { did: 'moved', from: index, to: data.to, entry: before! };
      case 'EntryDeleted':
        return { did: 'deleted', index, entry: before! };
      case 'LedgerImported':
        return { did: 'imported', source: data.source, entries: data.entries };
      case 'ImportUndone':
        return { did: 'import-undone', index: data.index, entries: undone };
      case 'EntriesLabelled':
        return { did: 'labelled', labelled };
      case 'StepsJoined':
        return { did: 'joined', count: data.count, alike: this.#alike(data.count) };
      case 'EntriesLocked':
        return { did: 'locked', ...data };
      case 'EntriesUnlocked':
        return { did: 'unlocked' };
      case 'LedgerRecovered':
        return { did: 'recovered', lost: Math.max(0, data.leftOut.last - data.leftOut.first + 1) };
    }
  }

  /** What all of the last `count` records did; null when they differ. */
  #alike(count: number): Deed['did'] | null {
    const [first, ...more] = this.#deeds.slice(-count);
    return first && more.every(({ did }) => did === first.did) ? first.did : null;
  }

  /** Interns a text: a million records name the same few people and devices. */
  #shared(text: string): string {
    const known = this.#same.get(text);
    if (known !== undefined) return known;
    if (this.#same.size < 10_000) this.#same.set(text, text);
    return text;
  }
}

function perform(rope: EntryRope, deed: Deed): void {
  switch (deed.did) {
    case 'added':
      return rope.insert(deed.index, deed.entry);
    case 'changed':
    case 'paid':
    case 'unpaid':
      return rope.replace(deed.index, deed.entry);
    case 'moved':
      return rope.move(deed.from, deed.to);
    case 'deleted':
      return void rope.remove(deed.index);
    case 'imported':
      return rope.append(deed.entries);
    case 'import-undone':
      return rope.removeRange(deed.index, deed.entries.length);
  }
}

function noteDeed(deed: Deed, touched: Set<string>, displaced: Set<string>): void {
  switch (deed.did) {
    case 'nothing':
    case 'labelled':
    case 'joined':
    case 'locked':
    case 'unlocked':
    case 'recovered':
      return;
    case 'imported':
    case 'import-undone':
      for (const { id } of deed.entries) {
        if (deed.did === 'imported' && touched.has(id)) displaced.add(id);
        touched.add(id);
      }
      return;
    default: {
      const { id } = deed.entry;
      // Restored after a delete, it may be in another position.
      if (deed.did === 'moved' || (deed.did === 'added' && touched.has(id))) displaced.add(id);
      touched.add(id);
    }
  }
}

/** A list of numbers in a buffer that doubles when it is full. */
class Numbers {
  #values = new Float64Array(1024);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  get(i: number): number {
    return this.#values[i] ?? Number.NaN;
  }
}
