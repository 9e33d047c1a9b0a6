/** A count with its noun: `1 item`, `2 items`. */
export const counted = (many: number, one: string, several = `${one}s`) =>
  many === 1 ? `1 ${one}` : `${many.toLocaleString('en')} ${several}`;
