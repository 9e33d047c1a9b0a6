/** What a page that was built holds open for the server to fill: both ends of it, and nothing of either. */

/** What stands in a built page for what only the installation knows. */
export const standIns = {
  productTitle: '{{product-title}}',
  publicUrl: '{{public-url}}',
  config: '{{config}}',
} as const;

/** The folder, among the pages that were written out, of those for an address without a query. */
export const withoutQuery = 'without-query';
