/** The directory of businesses and the people who trade, over the Node backend. Only translates; holds no rules. */
import type { TenantsPort } from '../events/tenant/port.ts';
import { dataOf } from './http.ts';
import { type NodeClient, orNull } from './node-client.ts';

/** Every rejection is an HttpProblem. */
export function tenantsPort(node: NodeClient): TenantsPort {
  const at = (tenantNumber: number) => ({ params: { path: { tenantNumber } } });

  return {
    list: ({ plan, ...list }) =>
      dataOf(node.GET('/tenants', { params: { query: { ...list, ...(plan === null ? {} : { plan }) } } })),

    load: (number) => orNull(dataOf(node.GET('/tenants/{tenantNumber}', at(number)))),

    add: (tenant) => dataOf(node.POST('/tenants', { body: tenant })),

    save: (number, tenant) => dataOf(node.PUT('/tenants/{tenantNumber}', { ...at(number), body: tenant })),

    async remove(number) {
      await dataOf(node.DELETE('/tenants/{tenantNumber}', at(number)));
    },

    tradingUsers: (query) => dataOf(node.GET('/users', { params: { query: { ...query } } })),
  };
}
