/** Builds the report about an audited log as texts and rows, independent of the output format. */
import { formatCents } from '../shared/money.ts';
import { spellOut } from '../shared/plain-text.ts';
import type { Entry } from '../ledger/events.ts';
import type { SealedStart } from '../log/sealed-start.ts';
import type { CheckpointKey } from '../shared/signature.ts';
import type { Audit } from './audit-file.ts';
import type { Verdict } from './checkpoint.ts';
import { type FileComparison, relationInWords } from './compare-files.ts';
import { changesOf } from './describe-deed.ts';
import { isOpen, isUnchecked } from './finding.ts';
import type { LedgerDiff } from './ledger-diff.ts';
import type { Note } from './note.ts';

export interface Totals {
  readonly balanceCents: number;
  readonly balancePaidCents: number;
  readonly entries: number;
  /** How often each kind of fact occurs. */
  readonly facts: ReadonlyMap<string, number>;
}

/** The difference between the ledger after record `from` and after record `to`. */
export interface Comparison extends LedgerDiff {
  readonly from: number;
  readonly to: number;
  readonly before: Pick<Totals, 'balanceCents' | 'balancePaidCents'>;
  readonly after: Pick<Totals, 'balanceCents' | 'balancePaidCents'>;
}

/** A file's name and content. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A second file that the audited one was compared with. */
export interface OtherFile {
  readonly file: NamedFile;
  /** The result of its own audit. */
  readonly heading: string;
  /** The audited file is `first`. */
  readonly comparison: FileComparison;
}

export interface ReportOptions {
  readonly file: NamedFile;
  /** Name and version of the auditing program. */
  readonly software: string;
  /** Keys that signatures were checked with. */
  readonly keys: readonly CheckpointKey[];
  readonly notes: readonly Note[];
  /** null when none was requested. */
  readonly comparison: Comparison | null;
  /** null when there was no second file. */
  readonly otherFile: OtherFile | null;
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  readonly audit: Audit;
  /** As of the last record that verifies; null for a log that is not a ledger. */
  readonly totals: Totals | null;
  readonly symbol: string;
}

export interface ReportSection {
  readonly title: string;
  /** Label and value. */
  readonly rows: readonly (readonly [string, string])[];
}

export interface Report {
  readonly title: string;
  /** The result in a few words. */
  readonly heading: string;
  /** The whole result in one sentence. */
  readonly verdict: string;
  readonly ok: boolean;
  readonly sections: readonly ReportSection[];
}

const notesTitle = 'Notes';

const number = (count: number) => count.toLocaleString('en');
export const records = (count: number) => (count === 1 ? '1 record' : `${number(count)} records`);

const verdictWords: Readonly<Record<Verdict, string>> = {
  proved: 'signed, and this log leads to it',
  unchecked: 'fits this log; the public key is not at hand',
  forged: 'not signed by the key it names',
  missing: 'its record is not in this log',
  differs: 'another record stands in its place',
  'beyond-damage': 'signed; its record stands behind the damage',
  'before-break': 'signed; its record stood behind the break that this log names',
  'before-start': 'its record was removed, in front of where this file begins',
  'other-stream': 'belongs to another log',
};
export const wordsOf = (verdict: Verdict) => verdictWords[verdict];

/** Never just "verified" for a file whose beginning was removed. */
export function headingOf({ ok, clean, start }: Pick<Audit, 'ok' | 'clean' | 'start'>): string {
  if (!ok) return 'Damaged';
  const verified = start ? 'Verified from a sealed start' : 'Verified';
  return clean ? verified : `${verified}, with findings`;
}

/** Which part of the log is not in the file, in one sentence. */
const removed = ({ seq, count, at }: SealedStart) =>
  `This file is not complete: it begins at a sealed start, behind record ${number(seq)}. ${count === 1 ? '1 record was' : `${number(count)} records were`} removed in front of it, the last of them on ${at}, and nothing here shows what ${count === 1 ? 'it' : 'they'} said.`;

export function verdictOf({ ok, start, count, head, damage, findings, provedUpTo }: Audit): string {
  if (damage) return start ? `${damage.reason} ${removed(start)}` : damage.reason;
  const warnings = findings.filter(({ weight }) => weight === 'warning').length;
  const upTo = start ? `everything up to record ${number(provedUpTo)}` : `the first ${records(provedUpTo)}`;
  const signed = provedUpTo > 0 ? ` A server has signed for ${upTo}.` : '';
  const whole = count === 1 ? 'The one record is' : `All ${records(count)} are`;
  const left = start
    ? `${removed(start)} Records ${number(start.seq + 1)} to ${number(head.seq)} are in place and unchanged.`
    : `${whole} in place and unchanged.`;
  const first = ok && count === 0 ? 'The log is empty and sound.' : left;
  if (warnings === 0) return `${first}${signed}`;
  return `${first}${signed} ${warnings === 1 ? 'One thing deserves' : `${warnings} things deserve`} a look.`;
}

/** Which parts of a damaged log can still be relied on, one sentence each. */
export function stillProvable({ start, head, damage, provedUpTo, islands, provedIslands }: Audit): string[] {
  if (!damage) return [];
  const sentences: string[] = [];
  const gone = start?.seq ?? 0;
  const good = Math.min(head.seq, Math.max(damage.firstBad - 1, 0));
  if (good > gone)
    sentences.push(
      start
        ? `Records ${number(gone + 1)} to ${number(good)} hang together from the sealed start on.`
        : `Records 1 to ${number(good)} hang together from the first on.`,
    );
  if (provedUpTo > gone)
    sentences.push(
      `A server has signed for records ${number(gone + 1)} to ${number(Math.min(provedUpTo, good))}.`,
    );
  for (const { first, last } of provedIslands)
    sentences.push(
      `Records ${number(first)} to ${number(last)} are exactly those that a server has signed for.`,
    );
  const loose = islands.filter(({ first }) => !provedIslands.some((proved) => proved.first === first));
  for (const { first, last } of loose.slice(0, 5))
    sentences.push(
      first === last
        ? `Record ${number(first)} agrees with its own hash, but nothing shows that it belongs here.`
        : `Records ${number(first)} to ${number(last)} hang together among themselves, but nothing shows that they belong here.`,
    );
  if (loose.length > 5)
    sentences.push(`${number(loose.length - 5)} more runs hang together among themselves.`);
  return sentences.length > 0 ? sentences : ['Nothing in this file can be relied on.'];
}

/** The output of `verify --json`. `ok` only when there is nothing to report; what could not be checked is separate. */
export function summaryOf({ ok, clean, start, count, head, damage, findings }: Audit) {
  const { firstBad = null, reason = null } = damage ?? {};
  return {
    ok: clean,
    damaged: !ok,
    start,
    count,
    head,
    firstBad,
    reason,
    findings: findings.filter(isOpen),
    unchecked: findings.filter(isUnchecked),
  };
}

/** docs/log-format.md: the file of a trimmed journal has version 2. */
export const formatVersionOf = ({ start }: Pick<Audit, 'start'>) => (start ? 2 : 1);

export function reportOn(options: ReportOptions): Report {
  const { file, software, keys, notes, comparison, otherFile, madeAt, audit, totals, symbol } = options;
  const { header, start, count, head, span, findings, checkpoints, occurring } = audit;
  const money = (cents: number) => formatCents(cents, { symbol });
  const sections: ReportSection[] = [
    {
      title: 'Range',
      rows: [
        ['File', file.name],
        ['Size', `${number(file.bytes)} bytes`],
        ['SHA-256 of the file', file.sha256],
        ['Format', header ? `patina-log, version ${formatVersionOf(audit)}` : 'cannot be read'],
        ['Log', header?.stream ?? 'cannot be read'],
        ['Begins', start ? `at a sealed start, behind record ${number(start.seq)}` : 'with record 1'],
        ['Records that verify', number(count)],
        ['First record', span?.first ?? 'none'],
        ['Last record', span?.last ?? 'none'],
        ['Hash of the last record', head.hash],
      ],
    },
  ];
  if (totals) {
    const { balanceCents, balancePaidCents, entries, facts } = totals;
    sections.push({
      title: `Totals after record ${number(head.seq)}`,
      rows: [
        ['Balance', money(balanceCents)],
        ['Paid balance', money(balancePaidCents)],
        ['Entries', number(entries)],
        ...[...facts].map(([type, times]) => [type, number(times)] as const),
      ],
    });
  }
  const left = stillProvable(audit);
  if (left.length > 0)
    sections.push({ title: 'Still provable', rows: left.map((sentence) => ['', sentence] as const) });
  sections.push({
    title: 'Findings',
    rows:
      findings.length === 0
        ? [['', 'None.']]
        : findings.map(
            ({ weight, message }) => [weight === 'warning' ? 'Look at' : 'Note', message] as const,
          ),
  });
  if (notes.length > 0)
    sections.push({
      title: notesTitle,
      rows: notes.map(({ seq, text }) => [seq === 0 ? 'The log as a whole' : `Record ${number(seq)}`, text] as const), // prettier-ignore
    });
  if (comparison) sections.push(comparisonSection(comparison, money, symbol));
  if (otherFile) sections.push(otherFileSection(file.name, otherFile));
  sections.push(
    { title: 'Devices', rows: occurrences(occurring.device) },
    { title: 'People', rows: occurrences(occurring.actor) },
    {
      title: 'Keys that signatures were checked with',
      rows: keys.length === 0 ? [['', 'None.']] : keys.map(({ kid, x }) => [kid, x] as const),
    },
  );
  if (checkpoints.length > 0)
    sections.push({
      title: 'Checkpoints',
      rows: checkpoints
        .slice(0, 200)
        .map(
          ({ seq, at, verdict }) =>
            [`Record ${number(seq)}`, `${at ?? 'no readable time'}: ${wordsOf(verdict)}`] as const,
        ),
    });
  return {
    title: spellOut(`Audit of ${header?.stream ?? file.name}`),
    heading: headingOf(audit),
    verdict: verdictOf(audit),
    ok: audit.ok,
    sections: [
      ...sections.map(spelled),
      {
        title: 'Made',
        rows: [
          ['When', madeAt],
          ['With', software],
        ],
      },
    ],
  };
}

/** Escapes quoted text of the file, which must not look like the report's own; notes are the auditor's own words. */
const spelled = (section: ReportSection): ReportSection =>
  section.title === notesTitle
    ? section
    : {
        title: spellOut(section.title),
        rows: section.rows.map(([label, value]) => [spellOut(label), spellOut(value)] as const),
      };

const occurrences = (counts: ReadonlyMap<string, number>): ReportSection['rows'] =>
  counts.size === 0 ? [['', 'None.']] : [...counts].map(([name, times]) => [name, records(times)] as const);

/** Limit of printed rows; the JSON has them all. */
const maxRows = 200;

function otherFileSection(name: string, { file, heading, comparison }: OtherFile): ReportSection {
  const { different } = comparison;
  const typeOf = (type: string | null) => type ?? 'nothing';
  return {
    title: `Compared with ${file.name}`,
    rows: [
      ['Size', `${number(file.bytes)} bytes`],
      ['SHA-256 of the file', file.sha256],
      ['By itself', heading],
      ['Compared', relationInWords(comparison, name, file.name)],
      ...different
        .slice(0, maxRows)
        .map(
          ({ seq, first, second, sameContent }) =>
            [
              `Record ${number(seq)}`,
              sameContent
                ? `${typeOf(first)}: the same, behind other records`
                : `${typeOf(first)} here, ${typeOf(second)} there`,
            ] as const,
        ),
      ...(different.length > maxRows
        ? [['', `${number(different.length - maxRows)} more records differ.`] as const]
        : []),
    ],
  };
}

function comparisonSection(
  { from, to, before, after, added, changed, moved, deleted }: Comparison,
  money: (cents: number) => string,
  symbol: string,
): ReportSection {
  const named = ({ name, amountCents }: Entry) => `${name === '' ? 'no name' : name}, ${money(amountCents)}`;
  const sums = (was: number, is: number) => `${money(was)} → ${money(is)}`;
  return {
    title: `What changed from record ${number(from)} to record ${number(to)}`,
    rows: [
      ['Balance', sums(before.balanceCents, after.balanceCents)],
      ['Paid balance', sums(before.balancePaidCents, after.balancePaidCents)],
      ...added.map(({ entry }) => ['Added', named(entry)] as const),
      ...changed.map(
        (each) => ['Changed', `${named(each.before)}: ${changesOf(each.before, each.after, symbol).join('; ')}`] as const, // prettier-ignore
      ),
      ...moved.map(
        ({ entry, from: place, to: then }) => ['Moved', `${named(entry)}, from place ${place + 1} to ${then + 1}`] as const, // prettier-ignore
      ),
      ...deleted.map(({ entry }) => ['Deleted', named(entry)] as const),
    ],
  };
}
