/** The accounts in a bank's file: which of them to import, and which cannot be, because of another currency. */
import { Alert, Checkbox, Fieldset, Stack } from '@mantine/core';
import { counted } from '../ui/counted.ts';
import type { ChosenAccount } from './use-statement-choice.ts';

export interface StatementAccountsProps {
  readonly accounts: readonly ChosenAccount[];
  /** The ledger's currency symbol. */
  readonly symbol: string;
  readonly onLeaveOut: (account: number, out: boolean) => void;
}

export function StatementAccounts({ accounts, symbol, onLeaveOut }: StatementAccountsProps) {
  const currencies = (relation: ChosenAccount['currencyRelation']) => [
    ...new Set(
      accounts.filter((account) => account.currencyRelation === relation).map(({ currency }) => currency),
    ),
  ];
  const [foreign, unsure] = [currencies('foreign'), currencies('unsure')];
  return (
    <>
      {accounts.length > 1 ? (
        <Fieldset legend="Accounts" variant="unstyled">
          <Stack gap="xs" mt="xs">
            {accounts.map(({ name, currency, count, currencyRelation, chosen }, at) => (
              <Checkbox
                key={at}
                checked={chosen}
                disabled={currencyRelation === 'foreign'}
                label={[name || 'Without a name', currency, counted(count, 'entry', 'entries')]
                  .filter((part) => part !== null)
                  .join(' · ')}
                onChange={({ currentTarget }) => onLeaveOut(at, !currentTarget.checked)}
              />
            ))}
          </Stack>
        </Fieldset>
      ) : null}
      {foreign.length > 0 ? (
        <Alert color="red" role="alert" title={`Your money bag is in ${symbol}`}>
          Amounts in {foreign.join(', ')} can’t be added to it, so they stay out.
        </Alert>
      ) : null}
      {unsure.length > 0 ? (
        <Alert color="yellow">
          The file is in {unsure.join(', ')}. Make sure that this is what {symbol} means in your money bag.
        </Alert>
      ) : null}
    </>
  );
}
