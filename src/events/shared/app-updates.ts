/** Notifications about new versions of the app, from the browser. */
export interface AppUpdates {
  /** Notifies when a new version is waiting to take over. Returns the unsubscribe function. */
  onWaiting(listener: () => void): () => void;
  /** Activates the waiting version in all tabs. */
  takeOver(): void;
  /** Notifies when a version other than this page's own has taken over. Returns the unsubscribe function. */
  onTakenOver(listener: () => void): () => void;
}
