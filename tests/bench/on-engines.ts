/** Measures the same on PGlite and, where one is available, on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { createPostgres, postgresFault } from '../server/db/databases.ts';
import type { Row } from './measure.ts';

/** @param what is measured, for the message that PostgreSQL is missing */
export async function onEngines(
  what: string,
  measure: (engine: string, open: () => Promise<Database>) => Promise<Row[]>,
): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'patina-bench-'));
  const rows = await measure('PGlite', () => openDatabase({ dataDir })).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  if (postgresFault !== null) {
    console.error(`${what}: not measured on PostgreSQL: ${postgresFault}. Set TEST_DATABASE_URL to one.`);
    return rows;
  }
  const { url, drop } = await createPostgres();
  try {
    const open = () => openDatabase({ dataDir: null, databaseUrl: url });
    return [...rows, ...(await measure('PostgreSQL', open))];
  } finally {
    await drop();
  }
}
