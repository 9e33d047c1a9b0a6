/**
 * What the server adds to a built page: the name of the product, its own address, and the configuration that the
 * app starts with. Everything else was decided at build time.
 */
import { standIns } from '../src/events/shared/page-template.ts';
import { clientConfig } from './client-config.ts';
import type { Config } from './config.ts';

/** What the page of one record says of it before any code runs, for programs that read pages. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** More elements of the head, as HTML. */
  readonly elements: string;
}

/** Looked up by the path of an address; null: there is no such record, undefined: the address is none of a record. */
export type FindHead = (path: string) => Promise<PageHead | null | undefined>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);

const everyStandIn = /\{\{(?:product-title|public-url|config)\}\}/g;

/**
 * The empty page, filled before, with a record's head: what people wrote must never be taken for a stand-in.
 * @throws Error when a place is gone
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
