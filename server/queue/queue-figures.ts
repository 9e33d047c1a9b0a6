/** How much work is in the queues of an installation, over all processes. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';

export interface QueueFigures {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  /** Jobs given up in the last hours, as long as pg-boss keeps them. */
  readonly failed: number;
  /** Age of the job that has waited longest; 0: none is waiting. */
  readonly oldestSeconds: number;
}

/** Sorted by name; empty before the first queue was opened. */
export async function queueFigures(orm: Queries): Promise<readonly QueueFigures[]> {
  const { rows: found } = (await orm.execute(
    sql`select to_regclass('pgboss.job') is not null as there`,
  )) as unknown as { rows: readonly { there: boolean }[] };
  if (!found[0]?.there) return [];
  const { rows } = (await orm.execute(sql`
    select name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(created_on) filter (where state < 'active')), 0)::float8 as "oldestSeconds"
    from pgboss.job group by name order by name`)) as unknown as { rows: readonly QueueFigures[] };
  return rows;
}
