/** Where one transaction has its page. */
export const transactionPath = (number: number) => `/view-transaction/${number}`;
