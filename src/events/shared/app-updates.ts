/** New versions of the app, as the browser tells of them. */
export interface AppUpdates {
  /** Tells when a new version waits to take over. Returns how to stop. */
  onWaiting(listener: () => void): () => void;
  /** Lets the waiting version take over all tabs. */
  takeOver(): void;
  /** Tells when another version than the one this page came from has taken over. Returns how to stop. */
  onTakenOver(listener: () => void): () => void;
}
