/** The changes to a transaction that take one press, and their confirmation texts. */
import type { TransactionChange } from '../../events/transaction/decide.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import type { QuestionWords } from '../ui/question-dialog.tsx';
import { chargedMoney } from './issued.ts';

/** A change without further parameters. */
export type Step = Exclude<
  TransactionChange['type'],
  | 'EditTransaction'
  | 'ChangeQuantities'
  | 'ExtendHold'
  | 'SetHandover'
  | 'MakeReady'
  | 'TakeBackReady'
  | 'RemindBuyer'
>;

export interface StepWords extends QuestionWords {
  readonly button: string;
}

/** In display order. */
export const steps: readonly Step[] = [
  'PlaceTransaction',
  'PayTransaction',
  'RefundTransaction',
  'CancelTransaction',
];

/** The state that the domain rules need, from a page's or a list row's data. */
export const ruledState = ({
  state,
  buyer,
  seller,
}: Pick<TransactionDetail, 'state' | 'buyer' | 'seller'>) => ({
  status: state,
  buyer: buyer.uid,
  seller: seller.uid ?? '',
});

/** @param symbol of the reader's currency */
export function wordsOf(step: Step, transaction: TransactionDetail, symbol: string): StepWords {
  const { number, seller, state } = transaction;
  const money = chargedMoney(transaction, symbol);
  switch (step) {
    case 'PlaceTransaction':
      return {
        button: 'Place order',
        question: `Place order ${number}?`,
        meaning: `${money} will be owed to ${seller.name}. Until it’s paid, quantities can be changed and the order can be cancelled.`,
        confirm: 'Place order',
        keep: 'Not yet',
        takesBack: false,
      };
    case 'PayTransaction':
      return {
        button: 'Mark as paid',
        question: `Mark order ${number} as paid?`,
        meaning: `You confirm that ${money} has been received. After that it can only be refunded.`,
        confirm: 'Mark as paid',
        keep: 'Not yet',
        takesBack: false,
      };
    case 'RefundTransaction':
      return {
        button: 'Refund',
        question: `Refund order ${number}?`,
        meaning: `You confirm that ${money} has been given back. This can’t be undone. Its items go back into stock.`,
        confirm: 'Mark as refunded',
        keep: 'Keep it paid',
        takesBack: true,
      };
    case 'CancelTransaction':
      return {
        button: 'Cancel order',
        question: `Cancel order ${number}?`,
        meaning:
          state === 'draft'
            ? 'The draft is closed for good. This can’t be undone.'
            : 'Nothing is owed any more, and its items go back into stock. This can’t be undone.',
        confirm: 'Cancel order',
        keep: 'Keep it',
        takesBack: true,
      };
  }
}
