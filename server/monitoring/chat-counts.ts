/**
 * Counts of chat questions by day, for admins. They contain nothing that a person wrote, and no names of engines either,
 * since an imported chat may contain any text as a name.
 */
import { and, count, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ServerStatus } from '../../src/events/account/server-status.ts';
import { builtInEngine } from '../ai/provider.ts';
import type { Queries } from '../db/database.ts';
import { chats, chatTurns } from '../db/schema.ts';

const shownDays = 14;
const dayMs = 86_400_000;

const noQuestions = { asked: 0, fromGuides: 0, withoutGuides: 0, stopped: 0, failed: 0, byModel: 0 };

export async function chatCounts(orm: Queries, now: Date): Promise<ServerStatus['chats']> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const from = new Date(today - (shownDays - 1) * dayMs);
  const { state, sources, engine, askedAt } = chatTurns;
  const day = sql<string>`to_char(${askedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const only = (what: unknown) => sql<number>`(count(*) filter (where ${what}))::int`;
  const rows = await orm
    .select({
      day,
      asked: count(),
      fromGuides: only(sql`${state} = 'answered' and json_array_length(${sources}) > 0`),
      withoutGuides: only(sql`${state} = 'answered' and json_array_length(${sources}) = 0`),
      stopped: only(eq(state, 'stopped')),
      failed: only(eq(state, 'failed')),
      byModel: only(ne(engine, builtInEngine)),
    })
    .from(chatTurns)
    .innerJoin(chats, and(eq(chats.id, chatTurns.chat), isNull(chats.deletedAt)))
    .where(and(gte(askedAt, from), lt(askedAt, new Date(today + dayMs))))
    .groupBy(day);
  const [kept] = await orm.select({ kept: count() }).from(chats).where(isNull(chats.deletedAt));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    kept: kept?.kept ?? 0,
    days: Array.from({ length: shownDays }, (_, i) => {
      const shown = new Date(today - i * dayMs).toISOString().slice(0, 10);
      return byDay.get(shown) ?? { day: shown, ...noQuestions };
    }),
  };
}
