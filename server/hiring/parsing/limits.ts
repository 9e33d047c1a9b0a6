/** Limits for opening and reading files. */

export const maxBytes = 10 * 1024 * 1024;
/** Total unpacked size of the parts of a .docx, which is a zip file. */
export const maxUnpackedBytes = 50 * 1024 * 1024;
/** The parsed XML among these: its tree takes fifty times as much memory. A résumé of 20 pages has 1 MB. */
export const maxXmlBytes = 8 * 1024 * 1024;
export const maxZipParts = 2000;
/** Characters of a text that are kept; a résumé of 20 pages has about 60,000. */
export const maxCharacters = 100_000;
export const maxPages = 100;
/** CPU time to open a file. */
export const maxMilliseconds = 10_000;
/** Additional CPU time to extract data from the text: a long hostile one takes seconds. */
export const maxExtractionMilliseconds = 20_000;
/** Total memory of the reading process. A résumé needs some 150 MB, libraries included. */
export const maxMemoryBytes = 512 * 1024 * 1024;
/** The JavaScript heap within this. */
export const maxHeapMegabytes = 256;
