/** A waiting line in which senders take turns, so that a sender of a hundred files delays only their own. */
export interface Turns<Item> {
  add(sender: string, item: Item): void;
  /** Removes and returns the first item of the sender who is next in turn, among those for whom `mayGo`; null: none. */
  next(mayGo: (sender: string) => boolean): { readonly sender: string; readonly item: Item } | null;
  /** Removes an item from the line. */
  remove(sender: string, item: Item): void;
  /** The waiting items of all senders, or of one. */
  waiting(sender?: string): readonly Item[];
}

export function takeTurns<Item>(): Turns<Item> {
  /** In the order of turns: after a turn, a sender moves to the end. */
  const waiting = new Map<string, Item[]>();

  function moveToEnd(sender: string, items: Item[]): void {
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
        moveToEnd(sender, rest);
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
