/** The pages that list transactions, and who may open them. */
import type { pageNames } from '../../events/shared/page-names.ts';
import type { Session } from '../session.ts';

interface TransactionsPage {
  readonly to: keyof typeof pageNames;
  /** Synonyms for the command palette. */
  readonly words: string;
  readonly access: 'auth' | 'merchant' | 'admin';
}

const pages: readonly TransactionsPage[] = [
  {
    to: '/mongo-mytransacts',
    words: 'my-Transaction transactions bought purchases',
    access: 'auth',
  },
  {
    to: '/transactions-unpaid',
    words: 'unpaid owe debts transactions orders',
    access: 'auth',
  },
  {
    to: '/merchant-transactions',
    words: 'merchant transactions sold orders',
    access: 'merchant',
  },
  {
    to: '/mongo-transacts',
    words: 'Transaction by ph# number find',
    access: 'auth',
  },
  {
    to: '/mongo-AllTransacts',
    words: 'All-Transact transactions everybody’s',
    access: 'admin',
  },
  {
    to: '/new-transaction',
    words: 'new transaction write sell invoice',
    access: 'merchant',
  },
];

export const transactionPages = ({ person, merchant, admin }: Session): readonly TransactionsPage[] =>
  pages.filter(({ access }) => {
    if (access === 'admin') return admin;
    return access === 'merchant' ? merchant : person !== null;
  });
