/** Addresses of the sign-in pages that keep the way back. */

/** @param next as it came in the address; it is checked when it is followed, not when it is passed on */
export function authPath(
  path: '/login' | '/signup',
  next: string | null,
  params: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...params, ...(next ? { next } : {}) }).toString();
  return search ? `${path}?${search}` : path;
}
