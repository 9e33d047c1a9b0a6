/** What went wrong, for whoever reads the page. */
export const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Something unexpected happened. Try again.';
