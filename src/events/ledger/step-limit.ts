/** How many steps of a ledger can be undone: older ones are forgotten, and no more than this can be joined into one. */
export const maxSteps = 1000;
