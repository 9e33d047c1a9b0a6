/** Which entries of a bank's file a person takes: what is new, until they say otherwise. */
import { useMemo, useState } from 'react';
import { compareWithLedger, type Verdict } from '../../events/ledger/bank/compare.ts';
import { relateCurrency } from '../../events/ledger/bank/currency.ts';
import type { Account, StatementRow } from '../../events/ledger/bank/statement.ts';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import type { StatementsPreview } from './file-import.ts';

export type Group = Verdict['kind'];

export interface ComparedRow {
  /** Place in the file. */
  readonly at: number;
  readonly row: StatementRow;
  readonly verdict: Verdict;
}

export interface ChosenAccount extends Account {
  readonly count: number;
  readonly currencyRelation: ReturnType<typeof relateCurrency>;
  readonly chosen: boolean;
}

/** @param symbol the ledger's sign of currency */
export function useStatementChoice(
  { rows, accounts }: StatementsPreview,
  entries: EntrySequence,
  symbol: string,
) {
  const [verdicts] = useState(() => compareWithLedger(rows, entries));
  /** Places in the file where the person wants it the other way round. */
  const [flipped, setFlipped] = useState<ReadonlySet<number>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());

  const described = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { account } of rows) counts.set(account, (counts.get(account) ?? 0) + 1);
    return accounts.map((account, at): ChosenAccount => {
      const currencyRelation = relateCurrency(account.currency, symbol, navigator.language);
      const chosen = currencyRelation !== 'foreign' && !left.has(at);
      return { ...account, count: counts.get(at) ?? 0, currencyRelation, chosen };
    });
  }, [accounts, rows, symbol, left]);

  const groups = useMemo(() => {
    const found: Record<Group, ComparedRow[]> = { new: [], there: [], unclear: [] };
    rows.forEach((row, at) => {
      const verdict = verdicts[at]!;
      if (described[row.account]?.chosen) found[verdict.kind].push({ at, row, verdict });
    });
    return found;
  }, [rows, verdicts, described]);

  const isTicked = ({ at, verdict }: ComparedRow) => (verdict.kind === 'new') !== flipped.has(at);
  const tick = (wanted: readonly ComparedRow[], ticked: boolean) => {
    const next = new Set(flipped);
    for (const { at, verdict } of wanted) {
      if ((verdict.kind === 'new') === ticked) next.delete(at);
      else next.add(at);
    }
    setFlipped(next);
  };
  const leaveOut = (account: number, out: boolean) => {
    const next = new Set(left);
    if (out) next.add(account);
    else next.delete(account);
    setLeft(next);
  };
  const taken = [...groups.new, ...groups.there, ...groups.unclear]
    .filter(isTicked)
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
  return { accounts: described, groups, taken, isTicked, tick, leaveOut };
}
