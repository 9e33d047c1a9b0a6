/** What the browser's storage errors mean for a person: why nothing can be saved, and what helps. */
import { LogUnavailable, type UnavailableReason } from '../../events/log/log.ts';

const messages: Readonly<Record<UnavailableReason, string>> = {
  full: 'This device has no room left to save in. Nothing saved before is lost: free some space, then try again.',
  blocked: 'Another tab still runs an older version of this app. Close that tab, then try again.',
  closed: 'The browser closed its storage. Nothing saved before is lost: try again.',
  private: 'This window does not let pages save anything. Open the app in a normal window.',
  failed: 'The browser could not reach its storage. Nothing saved before is lost: try again.',
};

export const newerTabMessage =
  'A newer version of this app is open in another tab. Reload this page to go on.';

export function unavailable(reason: UnavailableReason, cause?: unknown, message?: string): LogUnavailable {
  return new LogUnavailable(reason, message ?? messages[reason], cause);
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Why the database did not open. */
export function openingFault(error: unknown): LogUnavailable {
  if (error instanceof LogUnavailable) return error;
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return unavailable('full', error);
    case 'VersionError':
      return unavailable('closed', error, newerTabMessage);
    // A private window: Firefox refuses changes, others refuse the storage as a whole.
    case 'InvalidStateError':
    case 'SecurityError':
    case 'NotSupportedError':
      return unavailable('private', error);
    default:
      return unavailable('failed', error);
  }
}

/** Why a transaction failed. */
export function transactionFault(error: unknown): LogUnavailable {
  if (error instanceof LogUnavailable) return error;
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return unavailable('full', error);
    case 'InvalidStateError':
    case 'TransactionInactiveError':
    case 'AbortError':
      return unavailable('closed', error);
    default:
      return unavailable('failed', error);
  }
}
