/** Transactions over the Node backend, as the pages and their statechart need them. Only translates; holds no rules. */
import { Refused } from '../events/log/decider.ts';
import type { OrderDetails } from '../events/transaction/contact.ts';
import type { TransactionDetail } from '../events/transaction/detail.ts';
import type {
  PhoneSearch,
  TransactionCalls,
  TransactionFilters,
  TransactionRequest,
  TransactionSort,
  TransactionSortKey,
} from '../events/transaction/port.ts';
import { RefusedField } from '../events/transaction/refusal.ts';
import type { Sorted } from '../events/shared/paging.ts';
import { dataOf, HttpProblem } from './http.ts';
import { type NodeClient, orNull } from './node-client.ts';

const at = (number: number) => ({ params: { path: { number } } });

/** Every rejection is an HttpProblem. */
export function transactionsPort(node: NodeClient): TransactionCalls {
  return {
    list(which, asked) {
      const { search, sort, page, pageSize } = asked;
      const params = {
        query: { search, sort, page, pageSize, ...definedFilters(asked, ['state', 'from', 'before']) },
      };
      switch (which) {
        case 'all':
          return dataOf(node.GET('/transactions', { params }));
        case 'bought':
          return dataOf(node.GET('/transactions/bought', { params }));
        case 'sold':
          return dataOf(node.GET('/transactions/sold', { params }));
        case 'unpaid': {
          const order = { search, page, pageSize, sort: oneOf(sort, unpaidSorts) };
          const query = { ...order, ...definedFilters(asked, ['from', 'before']) };
          return dataOf(node.GET('/transactions/unpaid', { params: { query } }));
        }
      }
    },

    sales(filters, timeZone) {
      const query = {
        search: filters.search,
        timeZone,
        ...definedFilters(filters, ['state', 'from', 'before']),
      };
      return dataOf(node.GET('/transactions/sold/figures', { params: { query } }));
    },

    unpaidAges: async (search, timeZone) =>
      (await dataOf(node.GET('/transactions/unpaid/ages', { params: { query: { search, timeZone } } }))).ages,

    findByPhone(who, asked) {
      const { search, sort, page, pageSize } = asked;
      const order = { search, page, pageSize, sort: oneOf(sort, phoneSorts) };
      const body = { ...phoneOf(who), ...order, ...definedFilters(asked, ['state']) };
      return dataOf(node.POST('/transactions/by-phone', { body }));
    },

    lastDetails: async (who) =>
      (await dataOf(node.POST('/transactions/last-details', { body: phoneOf(who) }))).details,

    change: (asked) => sendChange(node, asked),

    keptContact: async () => (await dataOf(node.GET('/checkout-details'))).contact,

    async keepContact(contact) {
      await dataOf(
        contact === null
          ? node.DELETE('/checkout-details')
          : node.PUT('/checkout-details', { body: { ...contact } }),
      );
    },

    savedViews: () => dataOf(node.GET('/saved-views')),

    saveViews: (version, views) =>
      dataOf(node.PUT('/saved-views', { body: { version, views: views.map((view) => ({ ...view })) } })),

    load: (number) => orNull(dataOf(node.GET('/transactions/{number}', at(number)))),

    create: ({ lines, ...rest }) =>
      dataOf(node.POST('/transactions', { body: { ...rest, lines: [...lines] } })),
  };
}

/** Fills the slots of the transaction statechart. */
export function transactionSlots(node: NodeClient) {
  const { load } = transactionsPort(node);
  return {
    load: ({ number }: { number: number }) => load(number),

    async change(asked: TransactionRequest): Promise<TransactionDetail | Refused> {
      try {
        return await sendChange(node, asked);
      } catch (error) {
        if (!(error instanceof HttpProblem && isRefusal(error))) throw error;
        const { reason, message, field } = error;
        return field === undefined ? new Refused(reason, message) : new RefusedField(reason, message, field);
      }
    },
  };
}

/** Whether a rule forbids the change; any other failure may succeed on a retry. */
const isRefusal = ({ status }: HttpProblem) => [400, 403, 404, 409].includes(status);

function sendChange(
  node: NodeClient,
  { number, change, seen: version }: TransactionRequest,
): Promise<TransactionDetail> {
  const seen = { ...at(number), body: { version } };
  switch (change.type) {
    case 'EditTransaction':
      return dataOf(
        node.PUT('/transactions/{number}/details', {
          ...at(number),
          body: { version, ...completeDetails(change.changes) },
        }),
      );
    case 'ChangeQuantities': {
      const quantities = change.quantities.map((line) => ({ ...line }));
      return dataOf(
        node.PUT('/transactions/{number}/quantities', { ...at(number), body: { version, quantities } }),
      );
    }
    case 'PlaceTransaction':
      return dataOf(node.POST('/transactions/{number}/place', seen));
    case 'ExtendHold': {
      const body = { version, until: change.until };
      return dataOf(node.POST('/transactions/{number}/hold', { ...at(number), body }));
    }
    case 'SetHandover': {
      const body = { version, choice: change.choice && { ...change.choice } };
      return dataOf(node.PUT('/transactions/{number}/handover', { ...at(number), body }));
    }
    case 'RemindBuyer':
      return dataOf(node.POST('/transactions/{number}/reminders', seen));
    case 'MakeReady':
      return dataOf(node.POST('/transactions/{number}/ready', seen));
    case 'TakeBackReady':
      return dataOf(node.POST('/transactions/{number}/not-ready', seen));
    case 'PayTransaction':
      return dataOf(node.POST('/transactions/{number}/pay', seen));
    case 'RefundTransaction':
      return dataOf(node.POST('/transactions/{number}/refund', seen));
    case 'CancelTransaction':
      return dataOf(node.POST('/transactions/{number}/cancel', seen));
  }
}

/** The contract takes all of the details at once. */
function completeDetails({ contact, paymentMethod, note }: Partial<OrderDetails>): OrderDetails {
  if (contact === undefined || paymentMethod === undefined || note === undefined)
    throw new TypeError('Contact, payment method and note are changed together');
  return { contact, paymentMethod, note };
}

const unpaidSorts = ['number', 'createdAt', 'totalCents', 'sellerName'] as const;
const phoneSorts = ['number', 'createdAt', 'totalCents', 'state'] as const;

/** The sort, or the newest first where the list does not support it. */
function oneOf<Known extends TransactionSortKey>(
  sort: TransactionSort,
  known: readonly Known[],
): Sorted<Known> {
  const key = sort.replace('-', '');
  return known.some((one) => one === key) ? (sort as Sorted<Known>) : ('-number' as Sorted<Known>);
}

const phoneOf = ({ phone, region }: PhoneSearch) => ({ phone, ...(region ? { region } : {}) });

/** Those of the named filters that are set; the contract expects the others to be left out. */
function definedFilters<Key extends 'state' | 'from' | 'before'>(
  query: TransactionFilters,
  keys: readonly Key[],
) {
  const asked = keys.flatMap((key) => (query[key] === null ? [] : [[key, query[key]]]));
  return Object.fromEntries(asked) as { [K in Key]?: NonNullable<TransactionFilters[K]> };
}
