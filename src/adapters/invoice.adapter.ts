/** Invoices and the details on a shop's invoices, over the Node backend. Only translates; holds no rules. */
import type { InvoicesPort } from '../events/invoice/port.ts';
import { dataOf } from './http.ts';
import type { NodeClient } from './node-client.ts';

/** Every rejection is an HttpProblem. */
export function invoicesPort(node: NodeClient): InvoicesPort {
  const at = (number: number) => ({ params: { path: { number } } });

  return {
    details: () => dataOf(node.GET('/invoice-details')),

    saveDetails: (version, { taxRates, ...details }, logoId) =>
      dataOf(
        node.PUT('/invoice-details', {
          body: { version, logoId, details: { ...details, taxRates: [...taxRates] } },
        }),
      ),

    issue: (number, { rates, ...seen }) =>
      dataOf(
        node.POST('/transactions/{number}/invoices', { ...at(number), body: { ...seen, rates: [...rates] } }),
      ),

    mail: (number, document, body) =>
      dataOf(
        node.POST('/transactions/{number}/invoices/{document}/mails', {
          params: { path: { number, document } },
          body,
        }),
      ),

    issued: async (number) =>
      (await dataOf(node.GET('/transactions/{number}/invoices', at(number)))).invoices,
  };
}
