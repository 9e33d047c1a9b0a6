/** Leaves an empty database where the server's tests find it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../server/db/database.ts';
import { dumpVariable } from './db/in-memory.ts';

export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'patina-database-'));
  const database = await openDatabase({ dataDir: null });
  const { $client } = database.orm as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  await database.close();
  const path = join(folder, 'empty.tar');
  await writeFile(path, dump.stream());
  process.env[dumpVariable] = path;
  return () => rmSync(folder, { recursive: true, force: true });
}
