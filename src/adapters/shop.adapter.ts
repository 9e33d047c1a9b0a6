/** A shop's hours and slots over the Node backend. Only translates; holds no rules. */
import type { ShopHours } from '../events/shop/hours.ts';
import type { ShopPort } from '../events/shop/port.ts';
import { dataOf } from './http.ts';
import type { NodeClient, NodeSchemas } from './node-client.ts';

const hoursOf = ({ hours, version }: NodeSchemas['VersionedShopHours']) => ({
  version,
  hours: hours as ShopHours | null,
});

/** Every rejection is an HttpProblem. */
export function shopPort(node: NodeClient): ShopPort {
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
  };
}
