/** The rules for the contact, payment method and note of a draft. */
import type { Refused } from '../log/decider.ts';
import { type OrderDetails, orderDetailsErrors } from './contact.ts';
import { transactionFact } from './events.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';
import type { Transaction } from './projection.ts';
import type { TransactionDecision } from './decision.ts';

export function validateDetails(details: OrderDetails): Refused<TransactionRefusal> | null {
  const [message] = Object.values(orderDetailsErrors(details));
  return message === undefined ? null : refuse('bad-details', `${message}.`);
}

export function edit(state: Transaction, changes: Partial<OrderDetails>): TransactionDecision {
  const { contact = state.contact, paymentMethod = state.paymentMethod, note = state.note } = changes;
  const error = validateDetails({ contact, paymentMethod, note });
  if (error) return error;
  const changed = {
    ...(sameContact(contact, state.contact) ? {} : { contact }),
    ...(paymentMethod === state.paymentMethod ? {} : { paymentMethod }),
    ...(note === state.note ? {} : { note }),
  };
  return Object.keys(changed).length === 0 ? [] : [transactionFact.TransactionEdited({ changes: changed })];
}

const sameContact = (a: OrderDetails['contact'], b: OrderDetails['contact']) =>
  a.name === b.name && a.phone === b.phone && a.email === b.email && a.address === b.address;
