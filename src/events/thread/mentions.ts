/** People who are named in a comment by `@userName`. The server notifies them, and pages link to them, by the same rule. */

/** A user name, where no other word or address goes on; a dot at its end ends the sentence. */
const mention = /(?<![\w.@-])@([a-z0-9_.-]{2,29}[a-z0-9_])(?![\w@-])/gi;

export interface CommentPart {
  readonly text: string;
  /** Whom it names; null: words. */
  readonly userName: string | null;
}

/** All of a comment, in order. */
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
