/** Operations on tenants and their shop pages. */
import * as tenants from '../tenants.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { getShopPage } from '../shop-page.ts';
import { getOwnShopPage, saveShopPage } from '../own-shop-page.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { numberIn, open, signedIn } from './calls.ts';

export function tenantOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listTenants: open<never, tenants.TenantQuery>(200, (by, { query }) =>
      tenants.listTenants(parts, by, query),
    ),
    addTenant: signedIn<Schemas['NewTenant']>(201, (by, { body }) => tenants.addTenant(parts, by, body)),
    getTenant: signedIn(200, (by, call) => tenants.getTenant(parts, by, numberIn(call))),
    updateTenant: signedIn<Schemas['ChangedTenant']>(200, (by, call) =>
      tenants.updateTenant(parts, by, numberIn(call), call.body),
    ),
    getShopPage: open(200, (by, call) => getShopPage(parts, by, numberIn(call))),
    getOwnShopPage: signedIn(200, (by, call) => getOwnShopPage(parts, by, numberIn(call))),
    saveShopPage: signedIn<Schemas['ChangedShopPage']>(200, (by, call) =>
      saveShopPage(parts, by, numberIn(call), call.body),
    ),
    deleteTenant: signedIn(204, (by, call) => tenants.deleteTenant(parts, by, numberIn(call))),
  };
}
