/** Numbers of a measurement are kept with so many decimals: more would be noise, and not the same everywhere. */
export const rounded = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
};
