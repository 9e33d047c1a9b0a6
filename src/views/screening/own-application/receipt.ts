/**
 * How a receipt gets to the page of its application: with the entry of the history, or behind the `#` of a link, which
 * no server sees, in no log and in no referrer, and which leaves the address bar at once.
 */

/** As the contract has it. What is none needs no server to be known as such. */
export const isReceipt = (text: string) => /^[\w-]{43}$/.test(text);

const path = '/application';

export const byReceipt = (receipt: string) => ({ to: path, state: { receipt } });

export const receiptLink = (receipt: string) => `${window.location.origin}${path}#${receipt}`;
