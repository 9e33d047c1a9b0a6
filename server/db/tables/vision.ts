/** Analyses of two pictures, before and after a cleaning, and the trial runs that they use up. */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Measurement } from '../../../src/events/analysis/measurement.ts';
import { itemTypes } from '../../../src/events/analysis/item.ts';
import { analysisStatuses } from '../../../src/events/analysis/projection.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';
import { pictures } from './pictures.ts';

/** Projection of the streams `analysis/{id}`, with the measurements. */
export const analyses = pgTable(
  'analyses',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    /** The owner's name for the item; may be empty. */
    item: text('item').notNull(),
    /** All text that the search looks at, in lower case. */
    searched: text('searched').notNull(),
    beforeId: text('before_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    afterId: text('after_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    status: text('status', { enum: analysisStatuses }).notNull(),
    /** 0 to 100. */
    cleaningScore: doublePrecision('cleaning_score'),
    colourRestoration: doublePrecision('colour_restoration'),
    /** Its overlays are files, `analyses/{id}-{name}.png`. null: nothing was measured. */
    measurement: jsonb('measurement').$type<Measurement>(),
    /** Size of the overlays. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Set: deleted. It can be restored for a while; then it is removed. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('analyses_owner').on(table.owner, table.createdAt),
    index('analyses_before').on(table.beforeId),
    index('analyses_after').on(table.afterId),
    index('analyses_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} in ('received', 'checking', 'aligning', 'measuring')`),
    index('analyses_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Trial runs: reserved while an analysis is in progress, used once it has a result, removed when it has none. */
export const trialRuns = pgTable(
  'trial_runs',
  {
    /** Id of the analysis that uses the run. */
    id: text('id').primaryKey(),
    uid: ownedBy('uid'),
    reservedAt: instant('reserved_at').notNull(),
    countedAt: instant('counted_at'),
  },
  (table) => [
    index('trial_runs_reserved')
      .on(table.uid)
      .where(sql`${table.countedAt} is null`),
  ],
);
