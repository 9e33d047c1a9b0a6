/**
 * Where to go after sign-in. `next` comes from the address bar, so anyone can put it into a link: only a path of
 * this site is followed, anything else is silently replaced.
 */

export const homeAfterSignIn = '/front-page';

const site = 'https://site.invalid';

/** A same-site path with its query and hash, or `fallback`. Never leads back to a sign-in form. */
export function safeNext(next: string | null | undefined, fallback = homeAfterSignIn): string {
  if (!next || !next.startsWith('/')) return fallback;
  // Browsers drop tabs and newlines and read a backslash as a slash, so `/\t/evil` and `/\evil` leave the site.
  if (/[\\\u0000-\u001f\u007f]/.test(next)) return fallback;
  let url: URL;
  try {
    url = new URL(next, site);
  } catch {
    return fallback;
  }
  const path = decodedFully(url.pathname);
  if (url.origin !== site || path === null || /^\/[/\\]/.test(path)) return fallback;
  if (['/login', '/signup'].includes(url.pathname.replace(/\/+$/, '').toLowerCase())) return fallback;
  return url.pathname + url.search + url.hash;
}

/** A slash may be percent-encoded more than once (`%252f`); null when the path is not validly encoded. */
function decodedFully(path: string): string | null {
  let text = path;
  for (let round = 0; round < 5; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return null;
    }
    if (decoded === text) return text;
    text = decoded;
  }
  return null;
}
