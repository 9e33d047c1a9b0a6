/** Operations on invoices and what a seller's invoices say. */
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { getInvoiceDetails, saveInvoiceDetails } from '../invoices/details.ts';
import { issueInvoice, listInvoices } from '../invoices/issue.ts';
import { mailInvoice } from '../invoices/mail.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { numberIn, signedIn } from './calls.ts';

export function invoiceOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    getInvoiceDetails: signedIn(200, (by) => getInvoiceDetails(parts, by)),
    saveInvoiceDetails: signedIn<Schemas['ChangedInvoiceDetails']>(200, (by, { body }) =>
      saveInvoiceDetails(parts, by, body),
    ),
    listInvoices: signedIn(200, (by, call) => listInvoices(parts, by, numberIn(call))),
    mailInvoice: signedIn<Schemas['NewInvoiceMail']>(200, (by, call) =>
      mailInvoice(parts, by, numberIn(call), call.params['document'] ?? '', call.body),
    ),
    issueInvoice: signedIn<Schemas['NewInvoice']>(200, (by, call) =>
      issueInvoice(parts, by, numberIn(call), call.body),
    ),
  };
}
