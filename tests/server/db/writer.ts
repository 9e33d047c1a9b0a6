/** Started as a process by database.spec.ts: writes rows, one commit each, until it is killed. */
import { max } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/database.ts';
import { attempts } from '../../../server/db/schema.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '' });
const [last] = await database.orm.select({ fullAt: max(attempts.fullAt) }).from(attempts);
for (let number = (last?.fullAt ?? 0) + 1; ; number += 1) {
  await database.orm.insert(attempts).values({ key: `row ${number}`, fullAt: number });
  process.stdout.write(`${number}\n`);
}
