/** `room` and `path` are paths from the root. */
export declare function roomOf(path: string): string | undefined;
export declare function featureOf(path: string, room: string): string;
/** null for a package. */
export declare function targetOf(path: string, specifier: string): string | null;
/** What is wrong with an import, in words; null: nothing. */
export declare function leakOf(path: string, specifier: string): string | null;
