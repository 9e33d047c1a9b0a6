/** What this program calls itself where a file says who wrote it. */
export const software = 'Patina 0.1.0';
