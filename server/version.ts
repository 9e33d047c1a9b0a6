/** The version of the running release, from package.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const patinaVersion = (
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    readonly version: string;
  }
).version;
