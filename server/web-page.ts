/**
 * What the server adds to a built page: the name of the product, its own address, and the configuration that the
 * app starts with. Everything else was decided at build time.
 */
import { clientConfig } from './client-config.ts';
import type { Config } from './config.ts';

/** What stands in a built page for what only the installation knows. */
export const standIns = {
  productTitle: '{{product-title}}',
  publicUrl: '{{public-url}}',
  config: '{{config}}',
} as const;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);

const everyStandIn = /\{\{(?:product-title|public-url|config)\}\}/g;

/**
 * @param fresh the page goes to a browser that shows it now. A copy that a service worker keeps carries no
 * configuration, since that may have changed by the time it is shown.
 */
export function fillPage(page: string, config: Config, fresh: boolean): string {
  const values: Readonly<Record<string, string>> = {
    [standIns.productTitle]: escaped(config.productTitle),
    [standIns.publicUrl]: escaped(config.publicUrl),
    // Nothing in it may end the element that it stands in.
    [standIns.config]: fresh ? JSON.stringify(clientConfig(config)).replaceAll('<', '\\u003c') : 'null',
  };
  // In one pass, so that a name that looks like a stand-in stays a name.
  return page.replace(everyStandIn, (found) => values[found]!);
}
