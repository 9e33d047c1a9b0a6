/** How many of something, in words. */
export const counted = (many: number, one: string, several = `${one}s`) =>
  many === 1 ? `1 ${one}` : `${many.toLocaleString('en')} ${several}`;
