/** Which entries of a bank's file to import: by default the new ones. */
import { useMemo, useState } from 'react';
import { compareWithLedger, type Verdict } from '../../events/ledger/bank/compare.ts';
import { relateCurrency } from '../../events/ledger/bank/currency.ts';
import type { ChosenRow } from '../../events/ledger/bank/entries-to-import.ts';
import type { Account } from '../../events/ledger/bank/statement.ts';
import type { LedgerStream } from '../../events/ledger/decide.ts';
import type { StatementsPreview } from './file-import.ts';
import { useLedgerVersion } from './use-ledger-version.ts';
import { useFromLedger } from './use-from-ledger.ts';

export type Group = Verdict['kind'];

export interface ComparedRow extends ChosenRow {
  /** Index in the file. */
  readonly at: number;
}

export interface ChosenAccount extends Account {
  readonly count: number;
  readonly currencyRelation: ReturnType<typeof relateCurrency>;
  readonly chosen: boolean;
}

/** Indexes in the file where the person overrides this verdict. */
export type Flipped = ReadonlyMap<number, Group>;

/** An override applies only to the verdict it was made for: another tab may have imported the entry meanwhile. */
export const isTaken = ({ at, verdict: { kind } }: Pick<ComparedRow, 'at' | 'verdict'>, flipped: Flipped) =>
  (kind === 'new') !== (flipped.get(at) === kind);

/** @param symbol the ledger's currency symbol */
export function useStatementChoice(
  { rows, accounts }: StatementsPreview,
  stream: LedgerStream,
  symbol: string,
) {
  const version = useLedgerVersion(stream);
  const verdicts = useFromLedger(
    () => compareWithLedger(rows, stream.state.entries),
    [rows, stream],
    version,
  );
  const [flipped, setFlipped] = useState<Flipped>(new Map());
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());

  const described = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { account } of rows) counts.set(account, (counts.get(account) ?? 0) + 1);
    return accounts.map((account, at): ChosenAccount => {
      const currencyRelation = relateCurrency(account.currency, symbol, navigator.language);
      const chosen = currencyRelation !== 'foreign' && !excluded.has(at);
      return { ...account, count: counts.get(at) ?? 0, currencyRelation, chosen };
    });
  }, [accounts, rows, symbol, excluded]);

  const groups = useMemo(() => {
    const found: Record<Group, ComparedRow[]> = { new: [], there: [], unclear: [] };
    rows.forEach((row, at) => {
      const verdict = verdicts[at]!;
      if (described[row.account]?.chosen) found[verdict.kind].push({ at, row, verdict });
    });
    return found;
  }, [rows, verdicts, described]);

  const isTicked = (row: ComparedRow) => isTaken(row, flipped);
  const tick = (wanted: readonly ComparedRow[], ticked: boolean) => {
    const next = new Map(flipped);
    for (const { at, verdict } of wanted) {
      if ((verdict.kind === 'new') === ticked) next.delete(at);
      else next.set(at, verdict.kind);
    }
    setFlipped(next);
  };
  const leaveOut = (account: number, out: boolean) => {
    const next = new Set(excluded);
    if (out) next.add(account);
    else next.delete(account);
    setExcluded(next);
  };
  const taken = [...groups.new, ...groups.there, ...groups.unclear]
    .filter(isTicked)
    .sort((a, b) => a.at - b.at);
  return { accounts: described, groups, taken, isTicked, tick, leaveOut };
}
