/**
 * Passes a receipt to the page of its application: in the history state, or in the fragment of a link. Servers do not
 * see fragments, so the receipt gets into no log or referrer; the page removes it from the address bar at once.
 */

/** The format in the API contract; anything else can be rejected without a request. */
export const isReceipt = (text: string) => /^[\w-]{43}$/.test(text);

const path = '/application';

export const byReceipt = (receipt: string) => ({ to: path, state: { receipt } });

export const receiptLink = (receipt: string) => `${window.location.origin}${path}#${receipt}`;
