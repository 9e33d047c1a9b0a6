/** Prints results of audit commands on a terminal. */
import type { Audit } from '../../src/events/audit/audit-file.ts';
import { type Comparison, headingOf, stillProvable, verdictOf } from '../../src/events/audit/report.ts';
import type { Entry } from '../../src/events/ledger/events.ts';
import { centsToDecimal } from '../../src/events/shared/money.ts';
import { spellOut } from '../../src/events/shared/plain-text.ts';
import type { Output } from './answer.ts';

export function printAudit({ print }: Output, result: Audit): void {
  const { clean, header, start, count, head, span, findings } = result;
  const said = clean && !start ? 'OK' : headingOf(result).toUpperCase();
  print(`${said}: ${verdictOf(result)}`);
  if (header)
    print(
      `Log ${spellOut(header.stream)}, ${count} records${span ? spellOut(`, ${span.first} to ${span.last}`) : ''}`,
    );
  if (start) print(`Sealed start ${start.seq} ${start.hash}, ${start.at}`);
  print(`Head ${head.seq} ${head.hash}`);
  for (const sentence of stillProvable(result)) print(`Still provable: ${sentence}`);
  for (const { weight, message } of findings)
    print(`${weight === 'warning' ? 'Look at' : 'Note'}: ${message}`);
}

export function printDiff({ print }: Output, comparison: Comparison): void {
  const { from, to, before, after, added, changed, moved, deleted } = comparison;
  print(`From record ${from} to record ${to}`);
  const sums = (cents: number, then: number) => `${centsToDecimal(cents)} → ${centsToDecimal(then)}`;
  print(`Balance ${sums(before.balanceCents, after.balanceCents)}`);
  print(`Paid    ${sums(before.balancePaidCents, after.balancePaidCents)}\n`);
  for (const { entry } of added) print(`+ ${rowOf(entry)}`);
  for (const { before: old, after: now } of changed) print(`~ ${rowOf(old)}\n  ${rowOf(now)}`);
  for (const { entry, from: place, to: then } of moved)
    print(`> ${rowOf(entry)} (place ${place + 1} → ${then + 1})`);
  for (const { entry } of deleted) print(`- ${rowOf(entry)}`);
}

export function rowOf({ id, name, amountCents, paid, date }: Entry): string {
  return [
    spellOut(id),
    centsToDecimal(amountCents).padStart(16),
    paid ? 'paid' : '    ',
    spellOut(date ?? '          '),
    spellOut(name),
  ].join('  ');
}
