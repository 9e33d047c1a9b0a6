/** An empty embedded database in memory. Its files are made once a run, which takes seconds, and loaded from then on. */
import { readFile } from 'node:fs/promises';
import { type Database, openDatabase } from '../../../server/db/database.ts';

/** Names the file that the setup of the server's tests has left; without it, as in a bench, each is made anew. */
export const dumpVariable = 'TEST_DATABASE_DUMP';

export async function openInMemory(): Promise<Database> {
  const path = process.env[dumpVariable];
  if (path === undefined) return openDatabase({ dataDir: null });
  return openDatabase({ dataDir: null, dumped: new Blob([await readFile(path)]) });
}
