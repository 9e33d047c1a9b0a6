/** Reads one account's statement in an OFX file, with its entries still as elements. */
import { childOf, type Element, elementsIn, textOf } from './ofx-tree.ts';

export interface Statement {
  /** The bank's number, or empty. */
  readonly bank: string;
  readonly account: string;
  readonly currency: string | null;
  /** STMTTRN elements. */
  readonly entries: readonly Element[];
  /** Notes on other content of the statement that is left out. */
  readonly remarks: readonly string[];
}

const kinds = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one} is` : `${count} ${many} are`;

/** null when the element is not a statement. */
export function statementOf(element: Element): Statement | null {
  if (!kinds.has(element.tag)) return null;
  const from = element.children.find(({ tag }) => /^(?:BANK|CC|INV)ACCTFROM$/.test(tag));
  const entries: Element[] = [];
  let [pending, trades] = [0, 0];
  for (const inside of elementsIn(element)) {
    if (inside.tag === 'STMTTRN') entries.push(inside);
    if (inside.tag === 'STMTTRNP') pending += 1;
  }
  for (const { tag, children } of childOf(element, 'INVTRANLIST')?.children ?? []) {
    if (tag !== 'INVBANKTRAN' && children.length > 0) trades += 1;
  }
  const remarks: string[] = [];
  if (pending > 0)
    remarks.push(
      `${counted(pending, 'pending payment', 'pending payments')} left out until the bank has booked them.`,
    );
  if (trades > 0) remarks.push(`${counted(trades, 'investment trade', 'investment trades')} left out.`);
  return {
    bank: textOf(from, 'BANKID') || textOf(from, 'BROKERID'),
    account: textOf(from, 'ACCTID'),
    currency: textOf(element, 'CURDEF').toUpperCase() || null,
    entries,
    remarks,
  };
}
