/** The lines of a transaction. Quantities are edited in place and saved together. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { DetailLine, TransactionDetail } from '../../events/transaction/detail.ts';
import { isQuantity, maxQuantity, totalCentsOf } from '../../events/transaction/line.ts';
import type { LineQuantity } from '../../events/transaction/raise.ts';
import { formatCents } from '../../events/shared/money.ts';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { TrashIcon, UndoIcon } from '../ui/icons.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import classes from './lines.module.css';
import { otherSum } from './issued.ts';
import { Money } from './money.tsx';

export interface LinesProps {
  readonly transaction: TransactionDetail;
  /** Whether the reader may change quantities. */
  readonly editable: boolean;
  readonly busy: boolean;
  readonly onSave: (quantities: readonly LineQuantity[]) => void;
}

/** Typed quantities by line id; dropped when the transaction has another version. */
interface Typed {
  readonly version: number;
  readonly quantities: Readonly<Record<string, number | string>>;
}

export function Lines({ transaction, editable, busy, onSave }: LinesProps) {
  const { lines, version } = transaction;
  const [typed, setTyped] = useState<Typed>({ version, quantities: {} });
  const quantities = editable && typed.version === version ? typed.quantities : {};
  const wanted = lines.map(({ id, quantity }) => quantities[id] ?? quantity);
  const changed = lines.flatMap(({ id, quantity, moreCents }, i) =>
    wanted[i] === quantity
      ? []
      : [{ lineId: id, quantity: wanted[i]!, ...(moreCents === null ? {} : { moreCents }) }],
  );
  const problem = (quantity: number | string, line: DetailLine) => {
    const most = line.moreCents === null ? line.quantity : maxQuantity;
    if (typeof quantity === 'number' && (quantity === 0 || isQuantity(quantity)) && quantity <= most)
      return null;
    return most === maxQuantity ? `1 to ${maxQuantity}` : `No more can be had: at most ${most}`;
  };
  const nothingLeft = wanted.every((quantity) => quantity === 0);
  const sound = wanted.every((quantity, i) => problem(quantity, lines[i]!) === null) && !nothingLeft;
  const total = sound
    ? totalCentsOf(
        lines
          .flatMap((line, i) => pricedParts(line, Number(wanted[i])))
          .filter(({ quantity }) => quantity > 0),
      )
    : null;
  const dirty = changed.length > 0;
  const symbol = useCurrency();
  const invoiced = dirty ? null : otherSum(transaction, symbol);
  useUnsaved(dirty, 'quantities of an order');
  const set = (id: string, quantity: number | string) =>
    setTyped({ version, quantities: { ...quantities, [id]: quantity } });
  const save = () => onSave(changed as LineQuantity[]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && sound && total !== null) save();
      }}
    >
      <table className={classes.lines} aria-label="Lines">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" data-numeric>
              Price
            </th>
            <th scope="col" data-numeric>
              Quantity
            </th>
            <th scope="col" data-numeric>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => {
            const { id, title, priceCents, quantity } = line;
            const now = wanted[i]!;
            const out = now === 0;
            return (
              <tr key={id} data-out={out || undefined}>
                <th scope="row">{title}</th>
                <td data-label="Price" data-numeric>
                  <Money cents={priceCents} />
                </td>
                <td data-label="Quantity" data-numeric>
                  {editable && out ? (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      leftSection={<UndoIcon size={16} />}
                      aria-label={`Keep ${title}`}
                      onClick={() => set(id, quantity)}
                    >
                      Keep
                    </Button>
                  ) : editable ? (
                    <span className={classes.quantity}>
                      <QuantityStepper
                        of={title}
                        value={now}
                        onChange={(value) => set(id, value)}
                        max={maxQuantity}
                        clampBehavior="none"
                        disabled={busy}
                        error={problem(now, line)}
                      />
                      {lines.length > 1 ? (
                        <ActionIcon
                          variant="subtle"
                          color="red"
                          size={44}
                          aria-label={`Take out ${title}`}
                          title="Take out"
                          disabled={busy}
                          onClick={() => set(id, 0)}
                        >
                          <TrashIcon size={18} />
                        </ActionIcon>
                      ) : null}
                    </span>
                  ) : (
                    quantity
                  )}
                  {editable ? <MoreCosts line={line} wanted={now} /> : null}
                </td>
                <td data-label="Amount" data-numeric>
                  <Money cents={amountOf(line, now)} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td data-numeric>{total === null ? '–' : <Money cents={total} />}</td>
          </tr>
          {invoiced ? (
            <tr>
              <th scope="row" colSpan={3}>
                On invoice {invoiced.number}
              </th>
              <td data-numeric>{invoiced.money}</td>
            </tr>
          ) : null}
        </tfoot>
      </table>
      {dirty ? (
        <Group justify="flex-end" mt="sm">
          <span role="status" className={classes.status}>
            {nothingLeft
              ? 'Nothing would be left. Cancel the order instead.'
              : sound && total === null
                ? 'This adds up to more than can be counted.'
                : sound
                  ? 'Not saved yet'
                  : `Enter quantities from 1 to ${maxQuantity}`}
          </span>
          <Button variant="default" disabled={busy} onClick={() => setTyped({ version, quantities: {} })}>
            Discard
          </Button>
          <Button type="submit" disabled={busy || !sound || total === null}>
            Save quantities
          </Button>
        </Group>
      ) : null}
    </form>
  );
}

const amountOf = (line: DetailLine, quantity: number | string) =>
  typeof quantity === 'number' && isQuantity(quantity) ? (totalCentsOf(pricedParts(line, quantity)) ?? 0) : 0;

/** Splits a line: the ordered quantity at its price, and any more at today's price. */
function pricedParts({ priceCents, moreCents, quantity }: DetailLine, wanted: number) {
  const kept = { priceCents, quantity: Math.min(wanted, quantity) };
  const more = { priceCents: moreCents ?? priceCents, quantity: wanted - quantity };
  return wanted > quantity ? [kept, more] : [kept];
}

/** The price of additional items, shown before it is accepted, if it differs from the ordered price. */
function MoreCosts({ line, wanted }: { line: DetailLine; wanted: number | string }) {
  const symbol = useCurrency();
  const { priceCents, moreCents, quantity } = line;
  const more = typeof wanted === 'number' ? wanted - quantity : 0;
  if (moreCents === null || moreCents === priceCents || !isQuantity(more)) return null;
  return (
    <span role="note" className={classes.more}>
      {more} more at {formatCents(moreCents, { symbol })} each, the price of today
    </span>
  );
}
