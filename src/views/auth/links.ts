/** Paths of the sign-in pages that keep the way back. */

/** @param next as in the URL; it is validated when it is followed, not here */
export function authPath(
  path: '/login' | '/signup',
  next: string | null,
  params: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...params, ...(next ? { next } : {}) }).toString();
  return search ? `${path}?${search}` : path;
}
