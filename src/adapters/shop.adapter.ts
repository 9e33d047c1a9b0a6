/** A shop's hours, slots and page over the Node backend. Only translates; holds no rules. */
import type { ShopHours } from '../events/shop/hours.ts';
import type { ShopPage, ShopPort } from '../events/shop/port.ts';
import { dataOf } from './http.ts';
import { type NodeClient, type NodeSchemas, orNull } from './node-client.ts';

const hoursOf = ({ hours, version }: NodeSchemas['VersionedShopHours']) => ({
  version,
  hours: hours as ShopHours | null,
});

const pageOf = ({ hours, ...page }: NodeSchemas['ShopPage']): ShopPage => ({
  ...page,
  hours: hours as ShopHours | null,
});

/** Every rejection is an HttpProblem. */
export function shopPort(node: NodeClient): ShopPort {
  const at = (tenantNumber: number) => ({ params: { path: { tenantNumber } } });

  return {
    hours: async () => hoursOf(await dataOf(node.GET('/shop-hours'))),
    saveHours: async (version, { ways, days, ...hours }) =>
      hoursOf(
        await dataOf(
          node.PUT('/shop-hours', {
            body: { version, hours: { ...hours, ways: [...ways], days: [...days] } },
          }),
        ),
      ),
    slots: (seller) => dataOf(node.GET('/shops/{seller}/slots', { params: { path: { seller } } })),
    async page(number) {
      const page = await orNull(dataOf(node.GET('/tenants/{tenantNumber}/page', at(number))));
      return page && pageOf(page);
    },
    ownPage: (number) => orNull(dataOf(node.GET('/tenants/{tenantNumber}/page/own', at(number)))),
    savePage: (number, page) =>
      dataOf(node.PUT('/tenants/{tenantNumber}/page', { ...at(number), body: page })),
  };
}
