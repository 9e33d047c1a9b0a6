/** An empty database in a folder. Its files are made once per run, which takes seconds, and then copied. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Environment variable with the data directory that the setup left. */
export const madeVariable = 'TEST_DATA_DIR';

/** Puts a ready database into `dataDir`, for tests that are not about how one is made. */
export function putDatabase(dataDir: string): void {
  const made = process.env[madeVariable];
  if (made === undefined) throw new Error('tests/server/global-setup.ts has made no database');
  cpSync(join(made, 'db'), join(dataDir, 'db'), { recursive: true });
}
