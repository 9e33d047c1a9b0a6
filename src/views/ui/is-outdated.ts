/** Whether a change was refused because it was made from a version that is no longer the newest. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'changed-meanwhile';
