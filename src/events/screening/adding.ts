/** Limits for résumés that employers add to their own jobs in bulk. */

/** Maximum number of résumés added together, from several files, a folder or a zip file. */
export const maxBatch = 500;
/** Maximum bytes of a zip file, and of its unpacked content. */
export const largestArchive = 50 * 1024 * 1024;
