/** The form of a business. Only its name, city and plan are public. */
import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldOfError } from '../../../events/shared/causes.ts';
import { centsToDecimal } from '../../../events/shared/money.ts';
import { readablePhone, toE164 } from '../../../events/shared/phone.ts';
import { validateEmail } from '../../../events/registration/form.ts';
import { ownRegion } from '../../ui/own-region.ts';
import { OfflineNote, Problem } from '../../ui/problem.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { useOnline } from '../../ui/online.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { plans, type TenantFields, tenantStatuses } from '../../../events/tenant/port.ts';
import { parseTypedAmount } from '../../ui/typed-amount.ts';

interface Values extends Omit<TenantFields, 'address' | 'monthlyFeeCents'> {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly fee: string;
}

export const emptyTenant: TenantFields = {
  name: '',
  contactFirstName: '',
  contactLastName: '',
  phone: '',
  email: '',
  address: { street: '', postalCode: '', city: '', country: '' },
  plan: 'Basic',
  monthlyFeeCents: 0,
  status: 'active',
};

const statusNames = { active: 'Active', paused: 'Paused', closed: 'Closed' } as const;

export interface TenantFormProps {
  readonly tenant: TenantFields;
  readonly submitLabel: string;
  readonly onSave: (fields: TenantFields) => Promise<void>;
  /** Called after saving, once nothing counts as unsaved any more. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export function TenantForm({ tenant, submitLabel, onSave, onSaved, onCancel }: TenantFormProps) {
  const online = useOnline();
  const symbol = useCurrency();
  const form = useForm<Values>({
    initialValues: valuesOf(tenant),
    validate: {
      name: (name) => (name.trim() ? null : 'Enter the name of the business'),
      city: (city) => (city.trim() ? null : 'Enter the city'),
      phone: (phone) =>
        toE164(phone, ownRegion()) === null
          ? 'Enter a phone number with its country code, like +1 415 555 2671'
          : null,
      email: (email) => (email.trim() === '' ? null : validateEmail(email)),
      fee: (fee) => {
        const parsed = parseTypedAmount(fee, symbol);
        if (!parsed.ok) return parsed.message;
        return parsed.cents < 0 ? 'Enter a fee of 0 or more' : null;
      },
    },
  });
  const { failure, saved, submit } = useSaveForm(form, {
    order: ['name', 'phone', 'email', 'city', 'fee'],
    fieldOf: (error) => fieldInForm(fieldOfError(error)),
    onSaved,
  });
  const dirty = form.isDirty() && !saved;
  useUnsaved(dirty, 'a business with changes');

  return (
    <Paper withBorder p="lg">
      <form
        onSubmit={submit((values) => onSave(fieldsOf(values, symbol)))}
        noValidate
        aria-busy={form.submitting}
      >
        <Stack>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Saving" />}
          <TextInput
            label="Name"
            required
            maxLength={120}
            autoComplete="organization"
            {...form.getInputProps('name')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="First name"
              description="Of the person to talk to"
              maxLength={80}
              {...form.getInputProps('contactFirstName')}
            />
            <TextInput
              label="Last name"
              description="Of the person to talk to"
              maxLength={80}
              {...form.getInputProps('contactLastName')}
            />
            <TextInput
              label="Phone"
              description="For example +1 415 555 0134"
              type="tel"
              maxLength={40}
              {...form.getInputProps('phone')}
            />
            <TextInput
              label="Email"
              description="Not shown in the directory"
              type="email"
              maxLength={254}
              {...form.getInputProps('email')}
            />
          </SimpleGrid>
          <TextInput label="Street" maxLength={200} {...form.getInputProps('street')} />
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <TextInput label="Postal code" maxLength={20} {...form.getInputProps('postalCode')} />
            <TextInput label="City" required maxLength={100} {...form.getInputProps('city')} />
            <TextInput label="Country" maxLength={80} {...form.getInputProps('country')} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <NativeSelect label="Plan" data={[...plans]} {...form.getInputProps('plan')} />
            <TextInput
              label="Monthly fee"
              inputMode="decimal"
              placeholder="0.00"
              leftSection={<span aria-hidden="true">{symbol}</span>}
              {...form.getInputProps('fee')}
            />
            <NativeSelect
              label="Status"
              data={tenantStatuses.map((value) => ({ value, label: statusNames[value] }))}
              {...form.getInputProps('status')}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            Everybody sees the name, the city and the plan; the rest is for the owner and for admins.
          </Text>
          <Group>
            <Button type="submit" loading={form.submitting}>
              {submitLabel}
            </Button>
            <Button variant="default" disabled={form.submitting} onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to this business" />
    </Paper>
  );
}

const valuesOf = ({ address, monthlyFeeCents, phone, ...rest }: TenantFields): Values => ({
  ...rest,
  ...address,
  phone: readablePhone(phone),
  fee: monthlyFeeCents === 0 ? '' : centsToDecimal(monthlyFeeCents),
});

function fieldsOf(values: Values, symbol: string): TenantFields {
  const fee = parseTypedAmount(values.fee, symbol);
  return {
    name: values.name.trim(),
    contactFirstName: values.contactFirstName.trim(),
    contactLastName: values.contactLastName.trim(),
    phone: toE164(values.phone, ownRegion()) ?? '',
    email: values.email.trim(),
    address: {
      street: values.street.trim(),
      postalCode: values.postalCode.trim(),
      city: values.city.trim(),
      country: values.country.trim(),
    },
    plan: values.plan,
    monthlyFeeCents: fee.ok ? fee.cents : 0,
    status: values.status,
  };
}

/** The form field for a field name of the API contract. */
function fieldInForm(field: string | null): string | null {
  if (field === 'monthlyFeeCents') return 'fee';
  if (field === 'address') return 'street';
  return field?.replace(/^address[./]/, '') ?? null;
}
