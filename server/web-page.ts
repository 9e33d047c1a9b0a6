/**
 * Fills a built page with the name of the product, the server's public URL and the configuration that the app starts
 * with. Everything else was decided at build time.
 */
import { standIns } from '../src/events/shared/page-template.ts';
import { clientConfig } from './client-config.ts';
import type { Config } from './config.ts';

/** The head of one record's page, for programs that read pages without running code. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** More elements of the head, as HTML. */
  readonly elements: string;
}

/** Finds the head for a URL path. null: there is no such record; undefined: the path is not that of a record. */
export type FindHead = (path: string) => Promise<PageHead | null | undefined>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);

const everyStandIn = /\{\{(?:product-title|public-url|config)\}\}/g;

/**
 * Adds a record's head to a page that fillPage has already filled, so that people's text is never taken for a placeholder.
 * @throws Error when the page lacks a place for it
 */
export function withHead(
  page: string,
  { title, description, elements }: PageHead,
  { productTitle }: Pick<Config, 'productTitle'>,
): string {
  const places: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(`${title} | ${productTitle}`)}</title>`],
    [/<meta\s+name="description"[^>]*>/, `<meta name="description" content="${escaped(description)}" />`],
    [/<\/head>/, `  ${elements}\n  </head>`],
  ];
  return places.reduce((text, [place, content]) => {
    if (!place.test(text)) throw new Error(`The page has no place for a head: ${place}`);
    return text.replace(place, () => content);
  }, page);
}

/**
 * Replaces the placeholders in a built page.
 * @param fresh true: for a browser that shows the page now. A copy that a service worker caches carries no configuration,
 *   since that may have changed by the time it is shown.
 */
export function fillPage(page: string, config: Config, fresh: boolean): string {
  const values: Readonly<Record<string, string>> = {
    [standIns.productTitle]: escaped(config.productTitle),
    [standIns.publicUrl]: escaped(config.publicUrl),
    // `<` is escaped so that nothing in it can end the script element that contains it.
    [standIns.config]: fresh ? JSON.stringify(clientConfig(config)).replaceAll('<', '\\u003c') : 'null',
  };
  // In one pass, so that a product name that looks like a placeholder is not replaced.
  return page.replace(everyStandIn, (found) => values[found]!);
}
