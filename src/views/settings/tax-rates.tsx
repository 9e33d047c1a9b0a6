/** A shop's tax rates, each a name and a percentage. */
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '../../events/invoice/details.ts';
import { PlusIcon, TrashIcon } from '../ui/icons.tsx';
import type { InvoiceValues } from './invoice-values.ts';

export function TaxRates({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { taxRates } = form.values;
  return (
    <Fieldset legend="Tax rates">
      <Stack gap="sm" align="stretch">
        <Text size="sm" c="dimmed">
          {taxRates.length === 0
            ? 'None: your invoices show no tax.'
            : 'You choose one for each line of an invoice. The first is the usual one.'}
        </Text>
        {taxRates.map((_, i) => (
          <Group key={i} align="flex-start" gap="sm" wrap="nowrap" role="group" aria-label={`Rate ${i + 1}`}>
            <TextInput
              label="Name"
              placeholder="VAT"
              required
              maxLength={limits.label}
              style={{ flex: 1 }}
              {...form.getInputProps(`taxRates.${i}.name`)}
            />
            <TextInput
              label="Percent"
              placeholder="19"
              required
              inputMode="decimal"
              maxLength={8}
              w="6.5rem"
              rightSection={<span aria-hidden="true">%</span>}
              {...form.getInputProps(`taxRates.${i}.rate`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              mt="1.5rem"
              aria-label={`Remove rate ${i + 1}`}
              onClick={() => form.removeListItem('taxRates', i)}
            >
              <TrashIcon size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<PlusIcon size={18} />}
            disabled={taxRates.length >= limits.rates}
            onClick={() => form.insertListItem('taxRates', { name: '', rate: '' })}
          >
            Add a rate
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
