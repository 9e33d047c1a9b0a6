/** Placeholders in built pages that the server fills in; shared by the build and the server, independent of both. */

/** Placeholders for values that depend on the installation. */
export const standIns = {
  productTitle: '{{product-title}}',
  publicUrl: '{{public-url}}',
  config: '{{config}}',
} as const;

/** The folder, among the prerendered pages, of those for an address without a query. */
export const withoutQuery = 'without-query';
