/** Started as a process by database.spec.ts: counts how often a commit syncs to the disk. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let syncs = 0;
const { fdatasyncSync } = fs;
fs.fdatasyncSync = (descriptor) => {
  syncs += 1;
  fdatasyncSync(descriptor);
};
syncBuiltinESMExports();

// Imported after the patch, so that it gets the counting `fdatasyncSync`.
const { openDatabase } = await import('../../../server/db/database.ts');
const { attempts } = await import('../../../server/db/schema.ts');
const database = await openDatabase({ dataDir: process.argv[2] ?? '' });
const commits = 200;
const before = syncs;
for (let i = 0; i < commits; i += 1) await database.orm.insert(attempts).values({ key: `${i}`, fullAt: i });
const syncsPerCommit = (syncs - before) / commits;
await database.close();
process.stdout.write(`${JSON.stringify({ syncsPerCommit })}\n`);
