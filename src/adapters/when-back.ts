/** Calls back when the page becomes visible or the network returns: what is shown may be outdated. Returns how to stop. */
export function whenBack(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisible);
  globalThis.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    globalThis.removeEventListener('online', listener);
  };
}
