/** Navigation in a chat's tree of turns: the shown branch, and its alternatives. */
import type { Turn } from './turn.ts';

type Node = Pick<Turn, 'id' | 'parent'>;

/** The turns with the same parent, in the order in which they were asked. */
export const siblingsOf = <T extends Node>(turns: readonly T[], turn: Node): readonly T[] =>
  turns.filter(({ parent }) => parent === turn.parent);

/** The turns from the beginning to `id`. */
export function pathTo<T extends Node>(turns: readonly T[], id: string | null): readonly T[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: T[] = [];
  for (let turn = id === null ? undefined : byId.get(id); turn; turn = byId.get(turn.parent ?? '')) {
    path.unshift(turn);
    if (turn.parent === null) break;
  }
  return path;
}

/** The last turn of the newest branch below `id`; null: of the whole chat. */
export function leafBelow(turns: readonly Node[], id: string | null): string | null {
  let leaf = id;
  for (;;) {
    const next = turns.findLast(({ parent }) => parent === leaf);
    if (!next) return leaf;
    leaf = next.id;
  }
}

/** The last turn of the branch that holds the newest turn. */
export const latestLeaf = (turns: readonly Node[]): string | null => turns.at(-1)?.id ?? null;
