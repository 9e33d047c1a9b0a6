/** How much of a file is taken on. */

export const mostBytes = 10 * 1024 * 1024;
/** A .docx is a zip file: what its parts may come to when unpacked, together. */
export const mostUnpackedBytes = 50 * 1024 * 1024;
export const mostZipParts = 2000;
/** Characters that are kept of a text; a résumé of 20 pages has about 60,000. */
export const mostCharacters = 100_000;
export const mostPages = 100;
/** To open a file. */
export const mostMilliseconds = 10_000;
/** Besides, to take out of its text what it says: a long hostile one needs seconds. */
export const mostExtractionMilliseconds = 20_000;
/** Of the thread that reads. Its buffers come on top of this, and are bounded by the limits above. */
export const mostHeapMegabytes = 256;
