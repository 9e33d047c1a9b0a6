/** Types of install.mjs, which is plain JavaScript because it runs before anything is installed. */
export declare const root: string;
export declare function nodeError(version?: string): string | null;
export declare function isInstallStale(folder?: string): boolean;
export declare function ensureInstalled(folder?: string): void;
export declare function hashOfSources(folder?: string): string;
export declare function isBuildStale(folder?: string): boolean;
export declare function ensureBuilt(folder?: string): void;
