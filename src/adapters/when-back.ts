/** Tells when somebody comes back to the page, or the network does: what is shown may be old then. Returns how to stop. */
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
