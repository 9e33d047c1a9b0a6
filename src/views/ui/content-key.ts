/**
 * The key of a form that may be sent again after an answer was lost: the same while its content is the same, and a new
 * one for other content, which the server would refuse under the old key.
 */
import { useState } from 'react';
import { useApp } from '../app.ts';

export function useContentKey() {
  const { ids } = useApp();
  const [keyOf] = useState(() => contentKey(() => ids.uuid()));
  return keyOf;
}

function contentKey(newKey: () => string) {
  let last: { readonly content: string; readonly key: string } | null = null;
  const keyOf = (content: unknown): string => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
  /** Once it was done: whoever then sends the same means it anew. */
  keyOf.forget = () => {
    last = null;
  };
  return keyOf;
}
