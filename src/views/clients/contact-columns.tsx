/** The columns that the lists of people in this feature share. */
import { readablePhone } from '../../events/shared/phone.ts';
import type { Column } from '../ui/list/column.ts';
import classes from './clients.module.css';

interface Contact {
  readonly email: string;
  /** E.164, or empty. */
  readonly phone: string;
}

export const emailColumn = {
  label: 'Email',
  long: true,
  text: ({ email }) => email,
  cell: ({ email }) => <span className={classes.long}>{email}</span>,
} as const satisfies Column<Contact>;

export const phoneColumn = {
  label: 'Phone',
  short: true,
  text: ({ phone }) => phone,
  cell: ({ phone }) => (phone ? readablePhone(phone) : 'none'),
} as const satisfies Column<Contact>;
