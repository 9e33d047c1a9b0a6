/** Operations on products and questions for a price. */
import * as products from '../products.ts';
import * as lists from '../product-lists.ts';
import * as quotes from '../quote-requests.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import type { Paging } from '../../../src/events/shared/paging.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { idIn, open, signedIn, signedInWithProfile } from './calls.ts';

export function productOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listProducts: open<never, lists.MarketQuery>(200, (_, { query }) => lists.listProducts(parts, query)),
    listMyProducts: signedIn<never, lists.OwnQuery>(200, (by, { query }) =>
      lists.listMyProducts(parts, by, query),
    ),
    listSharedProducts: signedIn<never, lists.MarketQuery>(200, (by, { query }) =>
      lists.listSharedProducts(parts, by, query),
    ),
    createProduct: signedIn<Schemas['NewProduct']>(201, (by, { body }) =>
      products.createProduct(parts, by, body),
    ),
    getProduct: open(200, (by, call) => products.getProduct(parts, by, idIn(call))),
    getOwnProduct: signedIn(200, (by, call) => products.getOwnProduct(parts, by, idIn(call))),
    updateProduct: signedIn<Schemas['ChangedProduct']>(200, (by, call) =>
      products.updateProduct(parts, by, idIn(call), call.body),
    ),
    setProductHidden: signedIn<Schemas['Hidden']>(200, (by, call) =>
      products.setProductHidden(parts, by, idIn(call), call.body),
    ),
    setProductClients: signedIn<Schemas['NamedClients']>(200, (by, call) =>
      products.setProductClients(parts, by, idIn(call), call.body),
    ),
    deleteProduct: signedIn(204, (by, call) => products.deleteProduct(parts, by, idIn(call))),
    askForQuote: signedInWithProfile<Schemas['NewQuoteRequest']>(201, (by, call) =>
      quotes.askForQuote(parts, by, idIn(call), call.body),
    ),
    listQuoteRequests: signedIn<never, Paging>(200, (by, { query }) =>
      quotes.listQuoteRequests(parts, by, query),
    ),
    deleteQuoteRequest: signedIn(204, (by, call) => quotes.deleteQuoteRequest(parts, by, idIn(call))),
  };
}
