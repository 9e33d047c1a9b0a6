/** People mentioned in a comment as `@userName`. The server notifies them and pages link to them by the same rule. */

/** A user name that is not part of a longer word or address; a trailing dot belongs to the sentence. */
const mention = /(?<![\w.@-])@([a-z0-9_.-]{2,29}[a-z0-9_])(?![\w@-])/gi;

export interface CommentPart {
  readonly text: string;
  /** The mentioned person; null: plain text. */
  readonly userName: string | null;
}

/** The whole comment, split in order. */
export function partsOf(body: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const found of body.matchAll(mention)) {
    if (found.index > end) parts.push({ text: body.slice(end, found.index), userName: null });
    parts.push({ text: found[0], userName: found[1]!.toLowerCase() });
    end = found.index + found[0].length;
  }
  if (end < body.length) parts.push({ text: body.slice(end), userName: null });
  return parts;
}
