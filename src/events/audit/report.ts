/** What a report about an audited log says, in words and rows, whatever it is then drawn on. */
import { formatCents } from '../shared/money.ts';
import type { SealedStart } from '../log/sealed-start.ts';
import type { Audit } from './audit-file.ts';
import type { Verdict } from './checkpoint.ts';
import { isOpen, isUnchecked } from './finding.ts';

export interface Totals {
  readonly balanceCents: number;
  readonly balancePaidCents: number;
  readonly entries: number;
  /** How often each kind of fact occurs. */
  readonly facts: ReadonlyMap<string, number>;
}

export interface ReportOptions {
  readonly fileName: string;
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  readonly audit: Audit;
  /** As of the last record that verifies; null for a log that is no ledger. */
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

/** Never "verified" alone for a file whose beginning is gone. */
export function headingOf({ ok, clean, start }: Pick<Audit, 'ok' | 'clean' | 'start'>): string {
  if (!ok) return 'Damaged';
  const verified = start ? 'Verified from a sealed start' : 'Verified';
  return clean ? verified : `${verified}, with findings`;
}

/** What of the log is not in the file, in one sentence. */
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

/** What of a damaged log can still be relied on, a sentence for each. */
export function stillProvable({ start, head, damage, provedUpTo, islands, provedIslands }: Audit): string[] {
  if (!damage) return [];
  const said: string[] = [];
  const gone = start?.seq ?? 0;
  const good = Math.min(head.seq, Math.max(damage.firstBad - 1, 0));
  if (good > gone)
    said.push(
      start
        ? `Records ${number(gone + 1)} to ${number(good)} hang together from the sealed start on.`
        : `Records 1 to ${number(good)} hang together from the first on.`,
    );
  if (provedUpTo > gone)
    said.push(
      `A server has signed for records ${number(gone + 1)} to ${number(Math.min(provedUpTo, good))}.`,
    );
  for (const { first, last } of provedIslands)
    said.push(`Records ${number(first)} to ${number(last)} are exactly those that a server has signed for.`);
  const loose = islands.filter(({ first }) => !provedIslands.some((proved) => proved.first === first));
  for (const { first, last } of loose.slice(0, 5))
    said.push(
      first === last
        ? `Record ${number(first)} agrees with its own hash, but nothing shows that it belongs here.`
        : `Records ${number(first)} to ${number(last)} hang together among themselves, but nothing shows that they belong here.`,
    );
  if (loose.length > 5) said.push(`${number(loose.length - 5)} more runs hang together among themselves.`);
  return said.length > 0 ? said : ['Nothing in this file can be relied on.'];
}

/** What `verify --json` answers. `ok` only when nothing is left to say; what could not be checked stands by itself. */
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

export function reportOn({ fileName, madeAt, audit, totals, symbol }: ReportOptions): Report {
  const { header, start, count, head, span, findings, checkpoints } = audit;
  const money = (cents: number) => formatCents(cents, { symbol });
  const sections: ReportSection[] = [
    {
      title: 'Range',
      rows: [
        ['File', fileName],
        ['Log', header?.stream ?? 'cannot be read'],
        ['Begins', start ? `at a sealed start, behind record ${number(start.seq)}` : 'with record 1'],
        ['Records that verify', number(count)],
        ['First record', span?.first ?? 'none'],
        ['Last record', span?.last ?? 'none'],
        ['Head hash', head.hash],
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
    title: `Audit of ${header?.stream ?? fileName}`,
    heading: headingOf(audit),
    verdict: verdictOf(audit),
    ok: audit.ok,
    sections: [...sections, { title: 'Made', rows: [['When', madeAt]] }],
  };
}
