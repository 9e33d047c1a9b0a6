/**
 * Idempotency key of a form that may be sent again after a lost answer: the same while the content is the same, and a
 * new one for other content, which the server would refuse under the old key.
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
  /** Call it after success: sending the same content again then counts as a new request. */
  keyOf.forget = () => {
    last = null;
  };
  return keyOf;
}
