/** The message of an error, for display. */
export const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Something unexpected happened. Try again.';
