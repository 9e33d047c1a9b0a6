/** Who is next: those who wait take turns by sender, so that whoever sends a hundred files waits for them, and nobody else does. */
export interface Turns<Item> {
  add(sender: string, item: Item): void;
  /** The first of whoever has waited longest for a turn and may have one now. */
  next(mayGo: (sender: string) => boolean): { readonly sender: string; readonly item: Item } | null;
  /** It waits no more. */
  remove(sender: string, item: Item): void;
  /** Whatever waits, of everybody or of one sender. */
  waiting(sender?: string): readonly Item[];
}

export function takeTurns<Item>(): Turns<Item> {
  /** In the order of turns: whoever had one goes to the end. */
  const waiting = new Map<string, Item[]>();

  function without(sender: string, items: Item[]): void {
    waiting.delete(sender);
    if (items.length > 0) waiting.set(sender, items);
  }

  return {
    add(sender, item) {
      const items = waiting.get(sender);
      if (items) items.push(item);
      else waiting.set(sender, [item]);
    },
    next(mayGo) {
      for (const [sender, items] of waiting) {
        if (!mayGo(sender)) continue;
        const [item, ...rest] = items as [Item, ...Item[]];
        without(sender, rest);
        return { sender, item };
      }
      return null;
    },
    remove(sender, item) {
      const items = waiting.get(sender) ?? [];
      const rest = items.filter((other) => other !== item);
      if (rest.length === 0) waiting.delete(sender);
      else waiting.set(sender, rest);
    },
    waiting: (sender) => (sender === undefined ? [...waiting.values()].flat() : (waiting.get(sender) ?? [])),
  };
}
