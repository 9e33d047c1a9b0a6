/** The pages of transactions that anything can lead to, each to whom it is open. */
import type { Session } from '../session.ts';

interface TransactionsPage {
  readonly to: string;
  readonly label: string;
  /** What the command palette calls it. */
  readonly command: string;
  /** Other words somebody may look for. */
  readonly words: string;
  readonly access: 'auth' | 'merchant' | 'admin';
}

const pages: readonly TransactionsPage[] = [
  {
    to: '/mongo-mytransacts',
    label: 'Bought',
    command: 'Transactions: bought',
    words: 'my-Transaction orders',
    access: 'auth',
  },
  {
    to: '/transactions-unpaid',
    label: 'Unpaid',
    command: 'Transactions: unpaid',
    words: 'owe debts transactions',
    access: 'auth',
  },
  {
    to: '/merchant-transactions',
    label: 'Sold',
    command: 'Transactions: sold',
    words: 'merchant transactions sales',
    access: 'merchant',
  },
  {
    to: '/mongo-transacts',
    label: 'By phone number',
    command: 'Transactions: by phone number',
    words: 'Transaction by ph# find',
    access: 'auth',
  },
  {
    to: '/mongo-AllTransacts',
    label: 'Everybody’s',
    command: 'Transactions: everybody’s',
    words: 'All-Transact transactions',
    access: 'admin',
  },
  {
    to: '/new-transaction',
    label: 'New transaction',
    command: 'New transaction',
    words: 'write sell invoice',
    access: 'merchant',
  },
];

export const transactionPages = ({ person, merchant, admin }: Session): readonly TransactionsPage[] =>
  pages.filter(({ access }) => {
    if (access === 'admin') return admin;
    return access === 'merchant' ? merchant : person !== null;
  });
