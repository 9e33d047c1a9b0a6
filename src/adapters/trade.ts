/** The ports of trade, loaded together: a person who opens one of its pages soon opens another. */
import { bluebookPort } from './bluebook.adapter.ts';
import { brandPort } from './brand.adapter.ts';
import { analysisCalls } from './analysis.adapter.ts';
import type { TokenProvider } from './http.ts';
import { intakesPort } from './intake.adapter.ts';
import { invitesPort } from './invite.adapter.ts';
import { invoicesPort } from './invoice.adapter.ts';
import { type NodeClient, nodeClient } from './node-client.ts';
import { noticesPort } from './notice.adapter.ts';
import { postsPort } from './post.adapter.ts';
import { productsPort } from './product.adapter.ts';
import { shopPort } from './shop.adapter.ts';
import { tenantsPort } from './tenant.adapter.ts';
import { transactionSlots, transactionsPort } from './transaction.adapter.ts';

const baseUrl = '/api/node';

export function tradePorts({ node, token }: { node: NodeClient; token: TokenProvider }) {
  const anybody = nodeClient({ baseUrl, token: async () => null });
  const patient = nodeClient({ baseUrl, token: async () => null, timeout: 90_000 });
  return {
    products: productsPort({ node, anybody }),
    posts: postsPort({ baseUrl, token }),
    notices: noticesPort(node),
    analyses: analysisCalls(node, patient),
    shops: shopPort(node),
    tenants: tenantsPort(node),
    bluebook: bluebookPort(node),
    brand: brandPort({ baseUrl, token }),
    intakes: intakesPort(node, anybody),
    invites: invitesPort(node),
    invoices: invoicesPort(node),
    transactions: transactionsPort(node),
    transactionSlots: transactionSlots(node),
  };
}
