/** The directory of businesses and the people who trade, over the Node backend. Translates, and decides nothing. */
import { dataOf } from './http.ts';
import { type NodeClient, type NodeSchemas, orNull } from './node-client.ts';

type Sorted<Key extends string> = Key | `-${Key}`;

interface ListQuery<SortKey extends string> {
  readonly search: string;
  readonly sort: Sorted<SortKey>;
  readonly page: number;
  readonly pageSize: number;
}

interface TenantQuery extends ListQuery<'name' | 'city' | 'number' | 'plan'> {
  readonly plan: NodeSchemas['Plan'] | null;
}

/** Every rejection is an HttpProblem. */
export function tenantsPort(node: NodeClient) {
  const at = (tenantNumber: number) => ({ params: { path: { tenantNumber } } });

  return {
    list: ({ plan, ...list }: TenantQuery) =>
      dataOf(node.GET('/tenants', { params: { query: { ...list, ...(plan === null ? {} : { plan }) } } })),

    /** null when there is none for this person. */
    load: (number: number) => orNull(dataOf(node.GET('/tenants/{tenantNumber}', at(number)))),

    add: (tenant: NodeSchemas['NewTenant']) => dataOf(node.POST('/tenants', { body: tenant })),

    save: (number: number, tenant: NodeSchemas['ChangedTenant']) =>
      dataOf(node.PUT('/tenants/{tenantNumber}', { ...at(number), body: tenant })),

    async remove(number: number): Promise<void> {
      await dataOf(node.DELETE('/tenants/{tenantNumber}', at(number)));
    },

    tradingUsers: (query: ListQuery<'displayName' | 'email' | 'registrationDate'>) =>
      dataOf(node.GET('/users', { params: { query: { ...query } } })),
  };
}
