/** The server's event log, and snapshots of the state folded from it. */
import { bigserial, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The server's event log: one hash chain per stream, in the envelope of src/events/log/event.ts. */
export const events = pgTable(
  'events',
  {
    /** Order over all streams; not part of the record or its hash. */
    position: bigserial('position', { mode: 'number' }).notNull().unique('events_position_unique'),
    stream: text('stream').notNull(),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    v: integer('v').notNull(),
    at: text('at').notNull(),
    actor: text('actor').notNull(),
    device: text('device').notNull(),
    /** `json`, not `jsonb`: preserves the text exactly as it was hashed. */
    data: json('data').notNull(),
    prev: text('prev').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ name: 'events_pk', columns: [table.stream, table.seq] })],
);

/** Folded state of a stream at one of its records; can always be discarded. */
export const snapshots = pgTable(
  'snapshots',
  {
    stream: text('stream').notNull(),
    projection: text('projection').notNull(),
    version: integer('version').notNull(),
    seq: integer('seq').notNull(),
    hash: text('hash').notNull(),
    state: json('state').notNull(),
  },
  (table) => [primaryKey({ name: 'snapshots_pk', columns: [table.stream, table.projection] })],
);
