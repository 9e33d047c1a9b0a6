/** Path of a transaction's page. */
export const transactionPath = (number: number) => `/view-transaction/${number}`;
