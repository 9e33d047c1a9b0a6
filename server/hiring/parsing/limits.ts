/** How much of a file is taken on. */

export const maxBytes = 10 * 1024 * 1024;
/** A .docx is a zip file: what its parts may come to when unpacked, together. */
export const maxUnpackedBytes = 50 * 1024 * 1024;
/** Of these, what is parsed: its tree takes fifty times as much memory. A résumé of 20 pages has 1 MB of it. */
export const maxXmlBytes = 8 * 1024 * 1024;
export const maxZipParts = 2000;
/** Characters that are kept of a text; a résumé of 20 pages has about 60,000. */
export const maxCharacters = 100_000;
export const maxPages = 100;
/** CPU time to open a file. */
export const maxMilliseconds = 10_000;
/** Besides, to take out of its text what it says: a long hostile one needs seconds. */
export const maxExtractionMilliseconds = 20_000;
/** Of the process that reads, all in all. A résumé needs some 150 MB of it, libraries included. */
export const maxMemoryBytes = 512 * 1024 * 1024;
/** Of this, what JavaScript may keep. */
export const maxHeapMegabytes = 256;
