/** Fields for the contact and the payment method of an order, for any form. */
import { NativeSelect, SimpleGrid, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { maxNoteLength, paymentMethodNames, paymentMethods } from '../../events/transaction/contact.ts';
import type { OrderForm } from './order-form.ts';

export interface OrderFieldsProps {
  /** `getInputProps` of a form whose values include an `OrderForm`. */
  readonly of: (field: keyof OrderForm) => object;
  /** Whether the buyer fills in the form: the browser may then autofill their own data. */
  readonly own: boolean;
  readonly phone?: TextInputProps;
  /** Whether to ask for the payment method. */
  readonly payment?: boolean;
}

export function OrderFields({ of, own, phone, payment = true }: OrderFieldsProps) {
  const fill = (token: string) => (own ? token : 'off');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Phone"
          description="For example +1 415 555 0134"
          type="tel"
          autoComplete={fill('tel')}
          {...of('phone')}
          {...phone}
        />
        <TextInput
          label="Name"
          description={own ? 'Name on the invoice' : 'The buyer’s name, for the invoice'}
          autoComplete={fill('name')}
          {...of('name')}
        />
        <TextInput
          label="Email"
          description="Optional"
          type="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          autoComplete={fill('email')}
          {...of('email')}
        />
        {payment ? (
          <NativeSelect
            label="Payment method"
            data={paymentMethods.map((value) => ({ value, label: paymentMethodNames[value] }))}
            {...of('paymentMethod')}
          />
        ) : null}
      </SimpleGrid>
      <Textarea
        label="Address"
        description="Optional. Where to pick up and deliver"
        autoComplete={fill('street-address')}
        autosize
        minRows={2}
        maxRows={5}
        {...of('address')}
      />
      <Textarea
        label="Note"
        description={`Optional, up to ${maxNoteLength.toLocaleString('en')} characters`}
        autoComplete="off"
        autosize
        minRows={2}
        maxRows={8}
        {...of('note')}
      />
    </>
  );
}
