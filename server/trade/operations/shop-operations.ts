/** Operations on shop hours, checkout details and saved views. */
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { forgetCheckoutDetails, getCheckoutDetails, keepCheckoutDetails } from '../checkout-details.ts';
import { getSavedViews, saveSavedViews } from '../saved-views.ts';
import { getShopHours, listShopSlots, saveShopHours } from '../shop-hours.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { idIn, signedIn } from './calls.ts';

export function shopOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listShopSlots: signedIn(200, (_, call) => listShopSlots(parts, idIn(call))),
    getShopHours: signedIn(200, (by) => getShopHours(parts, by)),
    saveShopHours: signedIn<Schemas['ChangedShopHours']>(200, (by, { body }) =>
      saveShopHours(parts, by, body),
    ),
    getCheckoutDetails: signedIn(200, (by) => getCheckoutDetails(parts, by)),
    keepCheckoutDetails: signedIn<Schemas['Contact']>(200, (by, { body }) =>
      keepCheckoutDetails(parts, by, body),
    ),
    forgetCheckoutDetails: signedIn(204, (by) => forgetCheckoutDetails(parts, by)),
    getSavedViews: signedIn(200, (by) => getSavedViews(parts, by)),
    saveSavedViews: signedIn<Schemas['VersionedSavedViews']>(200, (by, { body }) =>
      saveSavedViews(parts, by, body),
    ),
  };
}
