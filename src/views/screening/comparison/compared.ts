/** Which applicants are compared, as written in the address. */

const fewest = 2;
/** More columns than this nobody can take in, and a phone shows one and a half at a time. */
const most = 4;

export const isComparable = (count: number) => count >= fewest && count <= most;

export const comparedParam = (ids: readonly string[]) => ids.join('.');

/** Without duplicates; an address may hold anything, so the count is for the caller to check. */
export const comparedIds = (param: string): readonly string[] => [
  ...new Set(param.split('.').filter((id) => id !== '')),
];
