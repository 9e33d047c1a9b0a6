/** Products over the Node backend. */
import { expect, it } from 'vitest';
import { nodeClient } from '../../src/adapters/node-client.ts';
import { productsPort } from '../../src/adapters/product.adapter.ts';

/** A merchant with this many clients, or price requests, listed in pages as the server does. */
function given(count: number) {
  const asked: string[] = [];
  const node = nodeClient({
    baseUrl: 'https://patina.example/api/node',
    token: async () => null,
    fetch: async ({ url }) => {
      const { searchParams, pathname } = new URL(url);
      const [page, pageSize] = ['page', 'pageSize'].map((name) => Number(searchParams.get(name)));
      asked.push(`${page} of ${pageSize}`);
      const from = (page! - 1) * pageSize!;
      const length = Math.max(0, Math.min(pageSize!, count - from));
      const rows = Array.from({ length }, (_, i) => ({ uid: `c${from + i}`, id: `q${from + i}` }));
      const name = pathname.endsWith('/clients') ? 'clients' : 'quoteRequests';
      return Response.json({ [name]: rows, total: count });
    },
  });
  return { asked, products: productsPort({ node, anybody: node }) };
}

it.each([
  [0, 1],
  [500, 1],
  [501, 2],
  [1200, 3],
])('names all of %i clients, in %i pages', async (count, pages) => {
  const { products, asked } = given(count);
  const clients = await products.ownClients();
  expect(clients.map(({ uid }) => uid)).toEqual(Array.from({ length: count }, (_, i) => `c${i}`));
  expect(asked).toHaveLength(pages);
});

it.each([
  ['q0', 1],
  ['q1100', 3],
])('finds the question %s for a price, on page %i', async (id, page) => {
  const { products, asked } = given(1200);
  expect(await products.findQuoteRequest(id)).toMatchObject({ id });
  expect(asked).toHaveLength(page);
});

it('finds no question that is not there', async () => {
  const { products, asked } = given(1000);
  expect(await products.findQuoteRequest('gone')).toBeUndefined();
  expect(asked).toHaveLength(2);
});
