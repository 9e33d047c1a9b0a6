/** Class names of CSS modules. Short, because every page that is loaded carries them; the app and the prerendered pages must agree. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = process.cwd();

export function generateScopedName(name: string, file: string): string {
  const place = createHash('sha256')
    .update(relative(root, file.split('?')[0]!))
    .digest('base64url');
  // The name comes first, since a class may not begin with a digit.
  return `${name}_${place.slice(0, 4)}`;
}
