/** Name of this program in the files it writes. */
export const software = 'Patina 0.1.0';
