/** The form of a shop's invoice details. It does not overwrite what another window has saved meanwhile. */
import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { currencies } from '../../events/invoice/currency.ts';
import { limits } from '../../events/invoice/details.ts';
import type { VersionedDetails } from '../../events/invoice/port.ts';
import { useApp } from '../app.ts';
import { PicturesField } from '../trade/pictures/pictures-field.tsx';
import { adoptSaved } from '../ui/adopt-saved.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ownZone } from '../ui/local-day.ts';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { detailsOf, emptyValues, errorsOf, type InvoiceValues, valuesOf } from './invoice-values.ts';
import { TaxRates } from './tax-rates.tsx';
import { zonesWith } from './zones.ts';

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const currencyChoices = currencies.map((value) => ({ value, label: `${value}, ${currencyNames.of(value)}` }));

export function InvoiceForm({ initial }: { initial: VersionedDetails }) {
  const { invoices } = useApp();
  const symbol = useCurrency();
  const online = useOnline();
  const [base, setBase] = useState(initial);
  const [empty] = useState(() => emptyValues(symbol, ownZone()));
  const [uploading, setUploading] = useState(false);
  const before = base.details ? valuesOf(base.details, base.logo) : empty;
  const form = useForm<InvoiceValues>({ initialValues: before, validate: errorsOf });
  const { values } = form;
  const dirty = JSON.stringify(values) !== JSON.stringify(before);
  useUnsaved(dirty, 'invoice details with changes');
  const { failure, clearFailure, submit } = useSaveForm(form, {
    order: [
      'logo',
      'legalName',
      'address',
      'taxIdLabel',
      'taxId',
      'currency',
      'timeZone',
      ...values.taxRates.flatMap((_, i) => [`taxRates.${i}.name`, `taxRates.${i}.rate`]),
      'dueDays',
      'terms',
      'iban',
      'bic',
      'accountHolder',
      'paymentLink',
    ],
  });

  const save = async (typed: InvoiceValues) => {
    const saved = await invoices.saveDetails(base.version, detailsOf(typed), typed.logo[0]?.id ?? null);
    setBase(saved);
    adoptSaved(form, typed, saved.details ? valuesOf(saved.details, saved.logo) : empty);
    notify({ message: 'Invoice details saved', tone: 'positive' });
  };

  return (
    <form onSubmit={submit(save)} noValidate aria-busy={form.submitting} aria-label="Invoice details">
      <Stack>
        {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
        {online ? null : <OfflineNote what="Saving" />}
        <Fieldset legend="Your shop">
          <Stack gap="sm">
            <PicturesField
              label="Logo"
              about="Printed at the top of invoices you issue from now on. Invoices you have issued keep theirs."
              max={1}
              pictures={values.logo}
              onChange={(change) => form.setFieldValue('logo', change)}
              onBusy={setUploading}
            />
            <TextInput
              label="Legal name"
              required
              maxLength={limits.name}
              autoComplete="organization"
              {...form.getInputProps('legalName')}
            />
            <Textarea
              label="Address"
              required
              autosize
              minRows={2}
              maxLength={limits.address}
              autoComplete="street-address"
              {...form.getInputProps('address')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <TextInput
                label="Name of your tax number"
                description="VAT ID, EIN or whatever it’s called where you are"
                maxLength={limits.label}
                {...form.getInputProps('taxIdLabel')}
              />
              <TextInput
                label="Tax number"
                description="If you have one"
                maxLength={limits.taxId}
                {...form.getInputProps('taxId')}
              />
              <NativeSelect label="Currency" data={currencyChoices} {...form.getInputProps('currency')} />
              <NativeSelect
                label="Time zone"
                data={zonesWith(before.timeZone)}
                {...form.getInputProps('timeZone')}
              />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <TaxRates form={form} />
        <Checkbox
          label="My prices include tax"
          description="Otherwise it’s added on top, on the invoice."
          {...form.getInputProps('pricesIncludeTax', { type: 'checkbox' })}
        />
        <Fieldset legend="Terms">
          <Stack gap="sm">
            <TextInput
              label="Days to pay"
              description="0 means at once"
              inputMode="numeric"
              required
              maxLength={3}
              w="8rem"
              {...form.getInputProps('dueDays')}
            />
            <Textarea
              label="Terms"
              description="Printed under the total, like a discount for early payment"
              autosize
              minRows={2}
              maxLength={limits.terms}
              {...form.getInputProps('terms')}
            />
          </Stack>
        </Fieldset>
        <Fieldset legend="How to pay you">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label="IBAN"
              description="Of your bank account, if it has one"
              maxLength={60}
              autoComplete="off"
              {...form.getInputProps('iban')}
            />
            <TextInput
              label="BIC"
              description="Often not needed"
              maxLength={20}
              autoComplete="off"
              {...form.getInputProps('bic')}
            />
            <TextInput
              label="Account holder"
              maxLength={limits.holder}
              {...form.getInputProps('accountHolder')}
            />
            <TextInput
              label="Payment link"
              type="url"
              placeholder="https://"
              {...form.getInputProps('paymentLink')}
            />
          </SimpleGrid>
        </Fieldset>
        <Group>
          <Button type="submit" loading={form.submitting} disabled={!dirty || uploading}>
            Save invoice details
          </Button>
          <Button
            variant="default"
            disabled={!dirty || form.submitting}
            onClick={() => {
              form.setValues(before);
              form.clearErrors();
              clearFailure();
            }}
          >
            Take changes back
          </Button>
        </Group>
      </Stack>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to the invoice details" />
    </form>
  );
}
