/** Operations on the price book and estimates. */
import * as bluebook from '../bluebook/book.ts';
import * as versions from '../bluebook/book-versions.ts';
import * as estimates from '../bluebook/estimates.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { askForEstimate } from '../bluebook/asking.ts';
import type { PriceQuestion } from '../../../src/events/bluebook/price.ts';
import type { Paging } from '../../../src/events/shared/paging.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { idIn, signedIn, signedInWithProfile } from './calls.ts';

export function bluebookOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    getPriceBook: signedIn(200, () => bluebook.getPriceBook(parts)),
    getPrice: signedIn<never, PriceQuestion>(200, (_, { query }) => bluebook.getPrice(parts, query)),
    savePriceBook: signedIn<Schemas['ChangedPriceBook']>(200, (by, { body }) =>
      versions.savePriceBook(parts, by, body),
    ),
    previewPriceBook: signedIn<Schemas['PreviewedPriceBook']>(200, (_, { body }) =>
      versions.previewPriceBook(parts, body),
    ),
    listPriceBookVersions: signedIn<never, Paging>(200, (_, { query }) =>
      versions.listPriceBookVersions(parts, query),
    ),
    listEstimates: signedIn<never, estimates.EstimateQuery>(200, (by, { query }) =>
      estimates.listEstimates(parts, by, query),
    ),
    createEstimate: signedIn<Schemas['NewEstimate']>(201, (by, { body }) =>
      estimates.createEstimate(parts, by, body),
    ),
    getEstimate: signedIn(200, (by, call) => estimates.getEstimate(parts, by, idIn(call))),
    deleteEstimate: signedIn(204, (by, call) => estimates.deleteEstimate(parts, by, idIn(call))),
    askForEstimate: signedInWithProfile<Schemas['AskedEstimate']>(201, (by, call) =>
      askForEstimate(parts, by, idIn(call), call.body),
    ),
    restoreEstimate: signedIn(200, (by, call) => estimates.restoreEstimate(parts, by, idIn(call))),
  };
}
