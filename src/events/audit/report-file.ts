/** Writes the report of an audit as JSON for programs: everything in the printed report, with every row. */
import { isLedgerStream } from './fold-facts.ts';
import { formatVersionOf, headingOf, type ReportOptions, summaryOf, verdictOf } from './report.ts';

export const reportFormat = 'patina-audit';
export const reportVersion = 1;

export function reportFile(options: ReportOptions) {
  const { audit, totals, file, software, madeAt, keys, notes, comparison, otherFile } = options;
  const { header, span, occurring, checkpoints, provedUpTo, islands, provedIslands } = audit;
  return {
    format: reportFormat,
    version: reportVersion,
    madeAt,
    software,
    file,
    log: {
      stream: header?.stream ?? null,
      formatVersion: header ? formatVersionOf(audit) : null,
      isLedger: header !== null && isLedgerStream(header.stream),
      span,
      people: rowsOf(occurring.actor),
      devices: rowsOf(occurring.device),
      kinds: rowsOf(occurring.type),
    },
    result: {
      heading: headingOf(audit),
      verdict: verdictOf(audit),
      ...summaryOf(audit),
      provedUpTo,
      islands,
      provedIslands,
    },
    totals: totals && {
      balanceCents: totals.balanceCents,
      balancePaidCents: totals.balancePaidCents,
      entries: totals.entries,
    },
    keys: keys.map(({ kid, kty, crv, x }) => ({ kid, kty, crv, x })),
    checkpoints,
    notes,
    comparison,
    otherFile,
  };
}

const rowsOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, records]) => ({ name, records }));
