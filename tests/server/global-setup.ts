/** Prepares an empty database for the server's tests: in a folder, as a dump for those in memory, and on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../server/db/database.ts';
import { createPostgres, postgresFault, templateVariable } from './db/databases.ts';
import { dumpVariable } from './db/in-memory.ts';
import { madeVariable } from './db/on-disk.ts';

export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'patina-database-'));
  const dataDir = join(folder, 'data');
  const database = await openDatabase({ dataDir });
  const { $client } = database.orm as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  await database.close();
  const path = join(folder, 'empty.tar');
  await writeFile(path, dump.stream());
  process.env[dumpVariable] = path;
  process.env[madeVariable] = dataDir;
  const template = await makeTemplate();
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await template?.drop();
  };
}

async function makeTemplate() {
  if (postgresFault !== null) return null;
  const template = await createPostgres();
  await (await openDatabase({ dataDir: null, databaseUrl: template.url })).close();
  process.env[templateVariable] = template.name;
  return template;
}
