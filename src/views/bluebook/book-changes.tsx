/** Previews a change of the price book: the changed fields, and how it changes the price of a sample bag. */
import { Group, NativeSelect, NumberInput, Stack, Table } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type Condition, conditions, limits, type PriceBook } from '../../events/bluebook/book.ts';
import { stainCountError } from '../../events/bluebook/estimate.ts';
import { useApp } from '../app.ts';
import { Money } from '../transactions/money.tsx';
import { ErrorState } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './bluebook.module.css';
import type { ChangedField } from './book-fields.ts';
import { conditionNames, materialNames, stainNames } from './words.ts';

export function FieldChanges({ changes }: { changes: readonly ChangedField[] }) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ id, name, before, after }) => (
        <li key={id}>
          {name}: {before} → <strong>{after}</strong>
        </li>
      ))}
    </ul>
  );
}

export function PriceChanges({ after }: { after: PriceBook }) {
  const { bluebook } = useApp();
  const [stainCount, setStainCount] = useState<number | string>(3);
  const [condition, setCondition] = useState<Condition>('good');
  const wrong = stainCountError(stainCount);
  const question = wrong === null ? { stainCount: Number(stainCount), condition } : null;
  const [settled] = useDebouncedValue(JSON.stringify([after, question]), 250);
  const { state, answer, failure, retry } = useAnswer(async () => {
    const [book, sample] = JSON.parse(settled) as [PriceBook, typeof question];
    return sample && bluebook.preview(book, sample);
  }, settled);
  const changed = answer?.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents) ?? [];
  const price = (cents: number | null) => (cents === null ? 'no price' : <Money cents={cents} />);

  return (
    <Stack gap="sm">
      <Group align="flex-start">
        <NumberInput
          label="With so many stains"
          w="11rem"
          min={0}
          max={limits.stainCount}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={stainCount}
          onChange={setStainCount}
          error={wrong}
        />
        <NativeSelect
          label="In this condition"
          w="11rem"
          value={condition}
          onChange={(event) => setCondition(event.currentTarget.value as Condition)}
          data={conditions.map((value) => ({ value, label: conditionNames[value] }))}
        />
      </Group>
      {state === 'failed' ? (
        <ErrorState title="The prices could not be compared" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer && changed.length === 0 ? (
        <p>No price changes for such a bag.</p>
      ) : answer ? (
        <Table aria-label="Prices before and after" aria-busy={state === 'loading'}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Bag</Table.Th>
              <Table.Th scope="col" ta="end">
                Now
              </Table.Th>
              <Table.Th scope="col" ta="end">
                Then
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.map(({ material, stain, beforeCents, afterCents }) => (
              <Table.Tr key={`${material} ${stain}`}>
                <Table.Th scope="row" fw="normal">
                  {materialNames[material]}, {stainNames[stain].toLowerCase()}
                </Table.Th>
                <Table.Td ta="end">{price(beforeCents)}</Table.Td>
                <Table.Td ta="end">
                  <strong>{price(afterCents)}</strong>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <p>{wrong === null ? 'Comparing…' : 'Say how many stains.'}</p>
      )}
    </Stack>
  );
}
