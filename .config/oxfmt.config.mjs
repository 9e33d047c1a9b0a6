/** What Prettier is asked for, in the words of oxfmt. */
import { readFileSync } from 'node:fs';

const { overrides, ...options } = JSON.parse(
  readFileSync(new URL('../.prettierrc', import.meta.url), 'utf8'),
);
export default {
  ...options,
  overrides: overrides.map((override) => ({ ...override, files: [override.files].flat() })),
  // Prettier leaves the order of package.json alone.
  sortPackageJson: false,
};
