/** The price book and the estimates made from it, over the Node backend. Only translates; holds no rules. */
import type { BluebookPort } from '../events/bluebook/port.ts';
import { dataOf } from './http.ts';
import { type NodeClient, orNull } from './node-client.ts';

/** Every rejection is an HttpProblem. */
export function bluebookPort(node: NodeClient): BluebookPort {
  const at = (estimateId: string) => ({ params: { path: { estimateId } } });

  return {
    book: () => dataOf(node.GET('/price-book')),

    price: (question) => dataOf(node.GET('/price-book/price', { params: { query: { ...question } } })),

    saveBook: (change) => dataOf(node.PUT('/price-book', { body: change })),

    preview: async (book, sample) =>
      (await dataOf(node.POST('/price-book/preview', { body: { book, ...sample } }))).prices,

    versions: (query) => dataOf(node.GET('/price-book/versions', { params: { query: { ...query } } })),

    list: (query) => dataOf(node.GET('/estimates', { params: { query: { ...query } } })),

    keep: (estimate) => dataOf(node.POST('/estimates', { body: estimate })),

    async remove(id) {
      await dataOf(node.DELETE('/estimates/{estimateId}', at(id)));
    },

    find: async (id) => (await orNull(dataOf(node.GET('/estimates/{estimateId}', at(id))))) ?? undefined,

    async ask(id, question) {
      await dataOf(node.POST('/estimates/{estimateId}/quote-requests', { ...at(id), body: question }));
    },

    restore: (id) => dataOf(node.POST('/estimates/{estimateId}/restore', at(id))),
  };
}
