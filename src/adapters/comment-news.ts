/** Reports news in a post's comments: live while the page is visible, and once whenever the person or the network comes back. */
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
  // A browser opens few connections to a server, so a background tab must not hold one.
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
