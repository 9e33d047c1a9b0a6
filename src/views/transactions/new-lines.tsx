/** The lines of a new transaction. A title of one of the merchant's own products fills in its price. */
import { ActionIcon, Autocomplete, Button, Group, NumberInput, Stack, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { maxLines, maxQuantity, maxTitleLength } from '../../events/transaction/line.ts';
import { useApp } from '../app.ts';
import { PlusIcon, TrashIcon } from '../ui/icons.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Money } from './money.tsx';
import classes from './new-lines.module.css';
import { emptyLine, type NewTransactionForm, totalOf, withProduct } from './new-transaction-form.ts';

export interface NewLinesProps {
  readonly form: UseFormReturnType<NewTransactionForm>;
  readonly symbol: string;
}

export function NewLines({ form, symbol }: NewLinesProps) {
  const { products, ids } = useApp();
  const { lines } = form.values;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { answer } = useAnswer(
    () => products.mine({ search, sort: 'title', page: 1, pageSize: 20, category: null, show: 'all' }),
    `products ${search}`,
  );
  // Autocomplete options must be unique.
  const own = new Map((answer?.products ?? []).map((product) => [product.title, product]));
  const total = totalOf(lines, symbol);

  const retitle = (index: number, title: string) => {
    const line = lines[index]!;
    const product = own.get(title);
    setTyped(title);
    form.clearFieldError(`lines.${index}.title`);
    form.setFieldValue(
      `lines.${index}`,
      product ? withProduct(line, product) : { ...line, title, productId: null },
    );
  };
  const add = () => {
    form.insertListItem('lines', emptyLine(ids.uuid()));
    setTyped('');
  };

  return (
    <Stack>
      <Title order={2} size="h3" id="lines">
        Items
      </Title>
      <ol className={classes.lines}>
        {lines.map(({ key, title }, i) => (
          <li key={key} className={classes.line}>
            <Autocomplete
              className={classes.title}
              label="What"
              aria-label={`What, line ${i + 1}`}
              placeholder="A product of yours, or anything else"
              maxLength={maxTitleLength}
              data={[...own.keys()]}
              filter={({ options }) => options}
              value={title}
              onChange={(value) => retitle(i, value)}
              onFocus={() => setTyped(title)}
              error={form.errors[`lines.${i}.title`]}
              data-path={`lines.${i}.title`}
            />
            <TextInput
              className={classes.price}
              label="Unit price"
              aria-label={`Unit price, line ${i + 1}`}
              inputMode="decimal"
              placeholder="0.00"
              autoComplete="off"
              {...form.getInputProps(`lines.${i}.price`)}
            />
            <NumberInput
              className={classes.quantity}
              label="Quantity"
              aria-label={`Quantity, line ${i + 1}`}
              min={1}
              max={maxQuantity}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              inputMode="numeric"
              {...form.getInputProps(`lines.${i}.quantity`)}
            />
            {lines.length > 1 ? (
              <ActionIcon
                className={classes.remove}
                variant="subtle"
                color="red"
                size={36}
                aria-label={`Take out line ${i + 1}`}
                title="Take out"
                onClick={() => form.removeListItem('lines', i)}
              >
                <TrashIcon size={18} />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ol>
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<PlusIcon size={18} />}
          disabled={lines.length >= maxLines}
          onClick={add}
        >
          Add a line
        </Button>
        <p className={classes.total}>
          Total <b>{total === null ? '–' : <Money cents={total} />}</b>
        </p>
      </Group>
    </Stack>
  );
}
