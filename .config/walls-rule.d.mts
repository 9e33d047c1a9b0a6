/** `room` and `path` are relative to the repository root. */
export declare function roomOf(path: string): string | undefined;
export declare function featureOf(path: string, room: string): string;
/** null for a package. */
export declare function targetOf(path: string, specifier: string): string | null;
/** A message that says why an import is not allowed; null: it is allowed. */
export declare function leakOf(path: string, specifier: string): string | null;
