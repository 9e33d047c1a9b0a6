/** What employers add to their own jobs, many at once: how much of it is taken. */

/** Together, of several files, a folder or a zip file. */
export const maxBatch = 500;
/** Bytes of a zip file, and of all that is in it. */
export const largestArchive = 50 * 1024 * 1024;
