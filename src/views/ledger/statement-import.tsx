/** Compares a bank's file with the ledger: new, existing and unclear entries, with a check box for each. */
import { Alert, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { entriesToImport } from '../../events/ledger/bank/entries-to-import.ts';
import type { ImportedEntry, LedgerStream } from '../../events/ledger/decide.ts';
import { useApp } from '../app.ts';
import { counted } from '../ui/counted.ts';
import { useCurrency } from '../ui/use-settings.ts';
import type { StatementsPreview } from './file-import.ts';
import { FileProblems } from './file-problems.tsx';
import { ImportButtons } from './import-buttons.tsx';
import { StatementAccounts } from './statement-accounts.tsx';
import { StatementRows } from './statement-rows.tsx';
import { type Group, useStatementChoice } from './use-statement-choice.ts';

const groups: readonly (readonly [Group, label: string, none: string])[] = [
  ['new', 'New', 'Nothing in this file is new.'],
  ['there', 'Already there', 'Nothing in this file is in your money bag yet.'],
  ['unclear', 'Unclear', 'Nothing in this file is in doubt.'],
];

export interface StatementImportProps {
  readonly preview: StatementsPreview;
  readonly stream: LedgerStream;
  readonly onTake: (entries: readonly ImportedEntry[]) => void;
  readonly onClose: () => void;
}

export function StatementImport({ preview, stream, onTake, onClose }: StatementImportProps) {
  const { ids } = useApp();
  const symbol = useCurrency();
  const choice = useStatementChoice(preview, stream, symbol);
  const [shown, setShown] = useState<Group>(
    () => groups.find(([group]) => choice.groups[group].length > 0)?.[0] ?? 'new',
  );
  const none = groups.find(([group]) => group === shown)?.[2];
  const { taken } = choice;
  const isForeign = choice.accounts.every(({ currencyRelation }) => currencyRelation === 'foreign');

  return (
    <>
      <StatementAccounts accounts={choice.accounts} symbol={symbol} onLeaveOut={choice.leaveOut} />
      {preview.remarks.map((remark) => (
        <Alert key={remark} color="yellow">
          {remark}
        </Alert>
      ))}
      <FileProblems
        unit="Line"
        problems={preview.problems.map(({ line, message }) => ({ place: line, message }))}
      />
      {isForeign ? null : (
        <>
          <SegmentedControl
            fullWidth
            aria-label="Entries of the file"
            value={shown}
            onChange={(group) => setShown(group as Group)}
            data={groups.map(([value, label]) => ({
              value,
              label: `${label} ${choice.groups[value].length.toLocaleString('en')}`,
            }))}
          />
          {choice.groups[shown].length === 0 ? (
            <p>{none}</p>
          ) : (
            <StatementRows
              key={shown}
              group={shown}
              rows={choice.groups[shown]}
              isTicked={choice.isTicked}
              onTick={choice.tick}
            />
          )}
        </>
      )}
      <ImportButtons
        accept={taken.length === 0 ? null : `Import ${counted(taken.length, 'entry', 'entries')}`}
        onAccept={() => onTake(entriesToImport(taken, stream.state.entries, ids.short))}
        onClose={onClose}
      />
    </>
  );
}
