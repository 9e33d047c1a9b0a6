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
        button: 'Place',
        question: `Place order ${number}?`,
        meaning: `From then on ${money} is owed to ${seller.name}. Until it is paid, quantities can still be changed and it can be cancelled.`,
        confirm: 'Place',
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
        meaning: `You confirm that ${money} has been given back. This cannot be undone. What was taken from the stock goes back.`,
        confirm: 'Mark as refunded',
        keep: 'Keep it paid',
        takesBack: true,
      };
    case 'CancelTransaction':
      return {
        button: 'Cancel the transaction',
        question: `Cancel order ${number}?`,
        meaning:
          state === 'draft'
            ? 'The draft is put aside for good. This cannot be undone.'
            : 'Nothing is owed any more, and what was taken from the stock goes back. This cannot be undone.',
        confirm: 'Cancel the transaction',
        keep: 'Keep it',
        takesBack: true,
      };
  }
}
