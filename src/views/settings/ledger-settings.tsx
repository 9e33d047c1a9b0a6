import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app.ts';

export function LedgerSettings() {
  const { settings: actor } = useApp();
  const { promptToDelete, showRunningBalance, currencySymbol, paidOrders } = useSelector(
    actor,
    ({ context }) => context.settings,
  );
  return (
    <Stack>
      <Switch
        label="Ask before deleting an entry"
        description="Either way, a deleted entry can be brought back."
        checked={promptToDelete}
        onChange={({ currentTarget: { checked } }) =>
          actor.send({ type: 'setting.change', key: 'promptToDelete', value: checked })
        }
      />
      <Switch
        label="Show the running balance"
        description="Beside each entry, what all entries up to it add up to."
        checked={showRunningBalance}
        onChange={({ currentTarget: { checked } }) =>
          actor.send({ type: 'setting.change', key: 'showRunningBalance', value: checked })
        }
      />
      <NativeSelect
        label="Paid orders"
        description="What you sold or bought, once it’s paid or refunded. Each order is added once."
        maw="20rem"
        value={paidOrders}
        onChange={({ currentTarget: { value } }) =>
          actor.send({ type: 'setting.change', key: 'paidOrders', value })
        }
        data={[
          { value: 'offer', label: 'Ask me in the money bag' },
          { value: 'add', label: 'Add them by themselves' },
          { value: 'off', label: 'Leave them out' },
        ]}
      />
      <CurrencySymbol saved={currencySymbol} />
    </Stack>
  );
}

/** Saved on blur or Enter, since a partly typed symbol is often invalid. */
function CurrencySymbol({ saved }: { saved: string }) {
  const { settings: actor } = useApp();
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const [typed, setTyped] = useState(saved);
  const [shown, setShown] = useState(saved);
  const refused = refusal?.key === 'currencySymbol';
  const [wasRefused, setWasRefused] = useState(refused);
  // Show the saved value again: it was saved, normalized or changed in another tab; or a refusal was dismissed by
  // changing another setting.
  if (shown !== saved || (wasRefused && !refused)) setTyped(saved);
  if (shown !== saved) setShown(saved);
  if (wasRefused !== refused) setWasRefused(refused);
  const save = () => actor.send({ type: 'setting.change', key: 'currencySymbol', value: typed });

  useEffect(() => () => actor.send({ type: 'refusal.dismiss' }), [actor]);

  return (
    <TextInput
      label="Currency symbol"
      // One line or the other: if an error took more room, what lies below would move away from under a click that ends it.
      description={refused ? null : '1 to 4 characters, shown before every amount'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maw="20rem"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      error={refused ? refusal.message : null}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') {
          setTyped(saved);
          actor.send({ type: 'refusal.dismiss' });
        }
      }}
    />
  );
}
