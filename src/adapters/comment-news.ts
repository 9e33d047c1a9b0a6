/** Tells that something was said about a post: live while the page is looked at, and once whenever somebody comes back to it. */
import { followEvents } from './event-stream.ts';
import type { TokenProvider } from './http.ts';
import { whenBack } from './when-back.ts';

interface Source {
  readonly baseUrl: string;
  readonly token: TokenProvider;
}

/** Returns how to stop. */
export function commentNews({ baseUrl, token }: Source, postId: string, listener: () => void): () => void {
  let stop: (() => void) | null = null;
  const follow = () => {
    stop ??= followEvents({
      url: `${baseUrl}/posts/${encodeURIComponent(postId)}/comments/news`,
      token,
      onEvent: listener,
    });
  };
  // A browser has few connections to a server, and a tab in the background must not hold one.
  const onVisibility = () => {
    if (document.visibilityState === 'visible') return follow();
    stop?.();
    stop = null;
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stopBack = whenBack(listener);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stopBack();
    stop?.();
  };
}
