/** An empty database in a folder. Its files are made once a run, which takes seconds, and copied from then on. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Names the data directory that the setup of the server's tests has left. */
export const madeVariable = 'TEST_DATA_DIR';

/** For tests that are not about how a database is made: what is opened in `dataDir` afterwards was made already. */
export function putDatabase(dataDir: string): void {
  const made = process.env[madeVariable];
  if (made === undefined) throw new Error('tests/server/global-setup.ts has made no database');
  cpSync(join(made, 'db'), join(dataDir, 'db'), { recursive: true });
}
