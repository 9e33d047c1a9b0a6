/** How many steps of a ledger can be taken back: older ones are forgotten, and no more can be one. */
export const maxSteps = 1000;
