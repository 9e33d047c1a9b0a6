/** When the buyer wants the order, per shop. For a shop without hours, or whose hours do not load, the time is left open. */
import { Stack } from '@mantine/core';
import type { CheckoutDetails } from '../../../events/cart/events.ts';
import type { HandoverChoice } from '../../../events/transaction/handover.ts';
import { useApp } from '../../app.ts';
import { SlotFields } from '../../transactions/handover/slot-fields.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './cart.module.css';

export type Handovers = CheckoutDetails['handovers'];

export interface ShopTimesProps {
  readonly sellers: readonly { readonly uid: string; readonly name: string }[];
  readonly chosen: Handovers;
  readonly onChange: (chosen: Handovers) => void;
}

export function ShopTimes({ sellers, chosen, onChange }: ShopTimesProps) {
  return (
    <Stack gap="sm">
      {sellers.map(({ uid, name }) => (
        <ShopTime
          key={uid}
          seller={uid}
          legend={sellers.length > 1 ? `When should ${name} have it ready?` : 'When do you want it?'}
          choice={chosen.find(({ seller }) => seller === uid) ?? null}
          onChange={(choice) =>
            onChange([
              ...chosen.filter(({ seller }) => seller !== uid),
              ...(choice ? [{ seller: uid, way: choice.way, start: choice.start }] : []),
            ])
          }
        />
      ))}
    </Stack>
  );
}

interface ShopTimeProps {
  readonly seller: string;
  readonly legend: string;
  readonly choice: HandoverChoice | null;
  readonly onChange: (choice: HandoverChoice | null) => void;
}

function ShopTime({ seller, legend, choice, onChange }: ShopTimeProps) {
  const { shops } = useApp();
  const { answer, state } = useAnswer(() => shops.slots(seller), seller);
  if (state === 'failed')
    return <p className={classes.hint}>The shop’s times could not be loaded. You can agree on one later.</p>;
  if (!answer || answer.slots.length === 0) return null;
  return (
    <fieldset className={classes.when}>
      <legend>{legend}</legend>
      <SlotFields offered={answer} choice={choice} onChange={onChange} open="Agree on it later" />
    </fieldset>
  );
}
