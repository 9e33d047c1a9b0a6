const mebi = 1024 * 1024;

/** A size limit in words, in the megabytes that the server uses. */
export const describeLimit = (bytes: number): string =>
  bytes >= 1024 * mebi
    ? `${Number((bytes / (1024 * mebi)).toFixed(1))} GB`
    : `${Number((bytes / mebi).toFixed(1))} MB`;

/** A number of bytes in words. */
export function describeBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
