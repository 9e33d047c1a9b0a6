/** Path of a transaction's page. */
export const transactionPath = (number: number) => `/view-transaction/${number}`;

/** The page of an issued document. @param order number of its transaction */
export const invoicePath = (order: number, document: string) => `/invoice/${order}/${document}`;
