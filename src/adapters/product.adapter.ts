/** Products over the Node backend, as the pages need them. Translates, and decides nothing. */
import { dataOf } from './http.ts';
import { type NodeClient, type NodeSchemas, orNull } from './node-client.ts';

/** What the server gives at a time, at most. */
const maxOnPage = 500;

type Sorted<Key extends string> = Key | `-${Key}`;
type SortKey = 'createdAt' | 'price' | 'title';

interface ListQuery<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
}

interface MarketQuery extends ListQuery<Sorted<SortKey>> {
  readonly category: NodeSchemas['Category'] | null;
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** User name. */
  readonly seller: string | null;
}

interface OwnQuery extends ListQuery<Sorted<SortKey | 'stock'>> {
  readonly category: NodeSchemas['Category'] | null;
  readonly show: 'all' | 'shown' | 'hidden' | 'private';
}

/** A list that pages hold unchanged may be sent as it is. */
type Given<Body, Key extends keyof Body> = Omit<Body, Key> & {
  readonly [K in Key]: Body[K] extends (infer Item)[] ? readonly Item[] : Body[K];
};

export interface ProductSources {
  readonly node: NodeClient;
  /** Asks as nobody: what everybody may see need not wait for the sign-in. */
  readonly anybody: NodeClient;
}

/** Every rejection is an HttpProblem. */
export function productsPort({ node, anybody }: ProductSources) {
  const at = (productId: string) => ({ params: { path: { productId } } });

  return {
    market({ category, minCents, maxCents, seller, ...list }: MarketQuery) {
      const query = {
        ...list,
        ...(category === null ? {} : { category }),
        ...(minCents === null ? {} : { minCents }),
        ...(maxCents === null ? {} : { maxCents }),
        ...(seller === null ? {} : { seller }),
      };
      return dataOf(anybody.GET('/products', { params: { query } }));
    },

    mine: ({ category, ...list }: OwnQuery) =>
      dataOf(
        node.GET('/products/mine', {
          params: { query: { ...list, ...(category === null ? {} : { category }) } },
        }),
      ),

    shared: (query: ListQuery<Sorted<SortKey>>) =>
      dataOf(node.GET('/products/shared', { params: { query: { ...query } } })),

    /** null when there is none for this person. */
    load: (id: string) => orNull(dataOf(node.GET('/products/{productId}', at(id)))),
    loadOwn: (id: string) => orNull(dataOf(node.GET('/products/{productId}/own', at(id)))),

    create: ({ pictureIds, ...rest }: Given<NodeSchemas['NewProduct'], 'pictureIds'>) =>
      dataOf(node.POST('/products', { body: { ...rest, pictureIds: [...pictureIds] } })),

    save: (id: string, { pictureIds, ...rest }: Given<NodeSchemas['ChangedProduct'], 'pictureIds'>) =>
      dataOf(
        node.PUT('/products/{productId}', { ...at(id), body: { ...rest, pictureIds: [...pictureIds] } }),
      ),

    setHidden: (id: string, hidden: boolean) =>
      dataOf(node.PUT('/products/{productId}/hidden', { ...at(id), body: { hidden } })),

    setClients: (id: string, version: number, clients: readonly string[]) =>
      dataOf(
        node.PUT('/products/{productId}/clients', { ...at(id), body: { version, clients: [...clients] } }),
      ),

    async remove(id: string): Promise<void> {
      await dataOf(node.DELETE('/products/{productId}', at(id)));
    },

    async askForQuote(id: string, question: NodeSchemas['NewQuoteRequest']): Promise<void> {
      await dataOf(node.POST('/products/{productId}/quote-requests', { ...at(id), body: question }));
    },

    quoteRequests: (query: { page: number; pageSize: number }) =>
      dataOf(node.GET('/quote-requests', { params: { query } })),

    async removeQuoteRequest(quoteRequestId: string): Promise<void> {
      await dataOf(node.DELETE('/quote-requests/{quoteRequestId}', { params: { path: { quoteRequestId } } }));
    },

    /** Those who can be named for a private product. */
    async findQuoteRequest(id: string) {
      for (let page = 1; ; page += 1) {
        const query = { page, pageSize: maxOnPage };
        const { quoteRequests, total } = await dataOf(node.GET('/quote-requests', { params: { query } }));
        const found = quoteRequests.find((request) => request.id === id);
        if (found || quoteRequests.length === 0 || page * maxOnPage >= total) return found;
      }
    },

    async ownClients() {
      const all: NodeSchemas['ClientPage']['clients'] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, pageSize: maxOnPage };
        const { clients, total } = await dataOf(node.GET('/clients', { params: { query } }));
        all.push(...clients);
        if (clients.length === 0 || all.length >= total) return all;
      }
    },
  };
}
