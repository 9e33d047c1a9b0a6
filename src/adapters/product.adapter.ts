/** Products over the Node backend, as the pages need them. Only translates; holds no rules. */
import type { ProductsPort } from '../events/product/port.ts';
import type { PersonCard } from '../events/shared/person-card.ts';
import { dataOf } from './http.ts';
import { type NodeClient, orNull } from './node-client.ts';

/** The most items that the server gives at a time. */
const maxOnPage = 500;

export interface ProductSources {
  readonly node: NodeClient;
  /** Sends no token: public data need not wait for the sign-in. */
  readonly anybody: NodeClient;
}

/** Every rejection is an HttpProblem. */
export function productsPort({ node, anybody }: ProductSources): ProductsPort {
  const at = (productId: string) => ({ params: { path: { productId } } });

  return {
    market({ category, minCents, maxCents, seller, ...list }) {
      const query = {
        ...list,
        ...(category === null ? {} : { category }),
        ...(minCents === null ? {} : { minCents }),
        ...(maxCents === null ? {} : { maxCents }),
        ...(seller === null ? {} : { seller }),
      };
      return dataOf(anybody.GET('/products', { params: { query } }));
    },

    mine: ({ category, ...list }) =>
      dataOf(
        node.GET('/products/mine', {
          params: { query: { ...list, ...(category === null ? {} : { category }) } },
        }),
      ),

    shared: (query) => dataOf(node.GET('/products/shared', { params: { query: { ...query } } })),

    load: (id) => orNull(dataOf(node.GET('/products/{productId}', at(id)))),
    loadOwn: (id) => orNull(dataOf(node.GET('/products/{productId}/own', at(id)))),

    create: ({ pictureIds, ...rest }) =>
      dataOf(node.POST('/products', { body: { ...rest, pictureIds: [...pictureIds] } })),

    save: (id, { pictureIds, ...rest }) =>
      dataOf(
        node.PUT('/products/{productId}', { ...at(id), body: { ...rest, pictureIds: [...pictureIds] } }),
      ),

    setHidden: (id, hidden) =>
      dataOf(node.PUT('/products/{productId}/hidden', { ...at(id), body: { hidden } })),

    setClients: (id, version, clients) =>
      dataOf(
        node.PUT('/products/{productId}/clients', { ...at(id), body: { version, clients: [...clients] } }),
      ),

    async remove(id) {
      await dataOf(node.DELETE('/products/{productId}', at(id)));
    },

    async askForQuote(id, question) {
      await dataOf(node.POST('/products/{productId}/quote-requests', { ...at(id), body: question }));
    },

    quoteRequests: ({ page, pageSize }) =>
      dataOf(node.GET('/quote-requests', { params: { query: { page, pageSize } } })),

    async removeQuoteRequest(quoteRequestId) {
      await dataOf(node.DELETE('/quote-requests/{quoteRequestId}', { params: { path: { quoteRequestId } } }));
    },

    async findQuoteRequest(id) {
      for (let page = 1; ; page += 1) {
        const query = { page, pageSize: maxOnPage };
        const { quoteRequests, total } = await dataOf(node.GET('/quote-requests', { params: { query } }));
        const found = quoteRequests.find((request) => request.id === id);
        if (found || quoteRequests.length === 0 || page * maxOnPage >= total) return found;
      }
    },

    async ownClients() {
      const all: PersonCard[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, pageSize: maxOnPage };
        const { clients, total } = await dataOf(node.GET('/clients', { params: { query } }));
        all.push(...clients);
        if (clients.length === 0 || all.length >= total) return all;
      }
    },
  };
}
