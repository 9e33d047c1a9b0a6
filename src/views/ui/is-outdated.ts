/** Whether a change was refused because it was based on an outdated version. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'changed-meanwhile';
