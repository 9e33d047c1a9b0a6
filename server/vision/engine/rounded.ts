/** Rounds numbers of a measurement to a number of decimals: more would be noise, and differ between machines. */
export const rounded = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
};
