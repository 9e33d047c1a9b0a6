/**
 * An empty embedded database in memory. Its files are made once per run, which takes seconds, and loaded once per worker,
 * which takes one second; after that, a closed database is emptied and reused.
 */
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { keepStatements } from '../../../server/db/prepared.ts';
import { empty, tablesOf } from './empty.ts';
import { lend } from './lend.ts';

/** Environment variable with the path of the dump that the setup left; without it, as in a bench, each database is made anew. */
export const dumpVariable = 'TEST_DATABASE_DUMP';

interface Reusable {
  readonly client: PGlite;
  /** Its schema when it was loaded. */
  readonly tables: string;
  /** How often it was used. Deleted rows still take memory. */
  uses: number;
}

const maxUses = 40;
const free: Reusable[] = [];

export async function openInMemory(): Promise<Database> {
  const path = process.env[dumpVariable];
  if (path === undefined) return openDatabase({ dataDir: null });
  const one = free.pop() ?? (await load(path));
  one.uses += 1;
  const { client, release } = lend(one.client);
  const giveBack = async () => {
    await release();
    const isSame = await empty(one.client, one.tables).catch(() => false);
    if (isSame && one.uses < maxUses) free.push(one);
    else await one.client.close();
  };
  let closing: Promise<void> | null = null;
  return {
    ...(await openDatabase({ dataDir: null, opened: client })),
    close: () => (closing ??= giveBack()),
  };
}

async function load(path: string): Promise<Reusable> {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(path)]) });
  keepStatements(client);
  return { client, tables: await tablesOf(client), uses: 0 };
}
