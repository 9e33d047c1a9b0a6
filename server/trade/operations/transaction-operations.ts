/** Operations on carts and transactions. */
import * as lists from '../transaction-lists.ts';
import * as transactions from '../transactions.ts';
import { createTransaction, readDetails } from '../transaction-opening.ts';
import * as cart from '../cart.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import type { TransactionChange } from '../../../src/events/transaction/decide.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { type FiguresQuery, salesFigures, unpaidAges } from '../transaction-figures.ts';
import { numberIn, open, signedIn } from './calls.ts';

/** Changes that have no parameters. */
type PlainChange = Exclude<
  TransactionChange['type'],
  'EditTransaction' | 'ChangeQuantities' | 'ExtendHold' | 'SetHandover'
>;

export function transactionOperations(parts: TradeParts): Record<string, OperationRoute> {
  type Query = lists.TransactionQuery;
  type AtVersion = Schemas['AtVersion'];
  const change = (type: PlainChange) =>
    signedIn<AtVersion>(200, (by, call) =>
      transactions.changeTransaction(parts, by, numberIn(call), call.body.version, { type }),
    );
  return {
    reviewCart: open<Schemas['CartLines']>(200, (by, { body }) => cart.reviewCart(parts, by, body)),
    checkout: signedIn<Schemas['NewCheckout']>(201, (by, { body }) => cart.checkout(parts, by, body)),
    listAllTransactions: signedIn<never, Query>(200, (_, { query }) =>
      lists.listTransactions(parts, null, query),
    ),
    listMyTransactions: signedIn<never, Query>(200, (by, { query }) =>
      lists.listTransactions(parts, lists.bought(by), query),
    ),
    listMerchantTransactions: signedIn<never, Query>(200, (by, { query }) =>
      lists.listTransactions(parts, lists.sold(by), query),
    ),
    listUnpaidTransactions: signedIn<never, Query>(200, (by, { query }) =>
      lists.listTransactions(parts, lists.owed(by), query),
    ),
    getSalesFigures: signedIn<never, FiguresQuery>(200, (by, { query }) => salesFigures(parts, by, query)),
    getUnpaidAges: signedIn<never, FiguresQuery>(200, (by, { query }) => unpaidAges(parts, by, query)),
    findTransactionsByPhone: signedIn<Query & Schemas['PhoneNumber']>(200, (by, { body }) =>
      lists.findByPhone(parts, by, body),
    ),
    getLastDetails: signedIn<Schemas['PhoneNumber']>(200, (by, { body }) =>
      lists.lastDetails(parts, by, body),
    ),
    createTransaction: signedIn<Schemas['NewTransaction']>(201, (by, { body }) =>
      createTransaction(parts, by, body),
    ),
    getTransaction: signedIn(200, (by, call) => transactions.getTransaction(parts, by, numberIn(call))),
    editTransaction: signedIn<Schemas['ChangedDetails']>(200, (by, call) => {
      const { version, ...details } = call.body;
      const changes = readDetails(details);
      return transactions.changeTransaction(parts, by, numberIn(call), version, {
        type: 'EditTransaction',
        changes,
      });
    }),
    editQuantities: signedIn<Schemas['ChangedQuantities']>(200, (by, call) => {
      const { version, quantities } = call.body;
      return transactions.changeTransaction(parts, by, numberIn(call), version, {
        type: 'ChangeQuantities',
        quantities,
      });
    }),
    placeTransaction: change('PlaceTransaction'),
    extendHold: signedIn<Schemas['NewHold']>(200, (by, call) =>
      transactions.changeTransaction(parts, by, numberIn(call), call.body.version, {
        type: 'ExtendHold',
        until: call.body.until,
      }),
    ),
    setHandover: signedIn<Schemas['ChosenHandover']>(200, (by, call) =>
      transactions.changeTransaction(parts, by, numberIn(call), call.body.version, {
        type: 'SetHandover',
        choice: call.body.choice,
      }),
    ),
    remindBuyer: change('RemindBuyer'),
    makeReady: change('MakeReady'),
    takeBackReady: change('TakeBackReady'),
    payTransaction: change('PayTransaction'),
    cancelTransaction: change('CancelTransaction'),
    refundTransaction: change('RefundTransaction'),
  };
}
