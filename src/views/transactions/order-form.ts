/** The contact, payment method and note of an order as form values, and conversions from and to them. */
import { fieldOfError } from '../../events/shared/causes.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import {
  type Contact,
  type OrderDetails,
  orderDetailsErrors,
  type PaymentMethod,
  tidyOrderDetails,
} from '../../events/transaction/contact.ts';
import { ownRegion } from '../ui/own-region.ts';

export interface OrderForm extends Contact {
  readonly paymentMethod: PaymentMethod;
  readonly note: string;
}

export const emptyOrder: OrderForm = {
  name: '',
  phone: '',
  email: '',
  address: '',
  paymentMethod: 'cash',
  note: '',
};

export const orderFormOf = ({ contact, paymentMethod, note }: OrderDetails): OrderForm => ({
  ...contact,
  phone: readablePhone(contact.phone),
  paymentMethod,
  note,
});

export const orderDetailsOf = ({
  name,
  phone,
  email,
  address,
  paymentMethod,
  note,
}: OrderForm): OrderDetails =>
  tidyOrderDetails({ contact: { name, phone, email, address }, paymentMethod, note }, ownRegion());

export const orderFormErrors = (form: OrderForm) => orderDetailsErrors(orderDetailsOf(form));

/** In display order. */
export const orderFieldNames = ['phone', 'name', 'email', 'address', 'paymentMethod', 'note'] as const;

/** The form field of a name in the API contract, which names contact fields `contact.phone`. */
export function orderFieldNamed(name: string | null) {
  const field = name?.replace(/^contact\./, '');
  return orderFieldNames.find((known) => known === field) ?? null;
}

/** The form field that an error is about. */
export const orderFieldOf = (error: unknown): string | null => orderFieldNamed(fieldOfError(error));
