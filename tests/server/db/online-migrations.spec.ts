/** Migrations since 0048 run while the previous release serves requests: none holds up its readers and writers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockingStatements } from './online-migrations.ts';

const folder = resolve(import.meta.dirname, '../../../server/db/migrations');
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));

describe('migrations', () => {
  it('hold nobody up', () => {
    // Those before stand in released versions, which say that all processes have to be stopped.
    const online = migrations.filter((name) => name.slice(0, 4) >= '0048');
    const blocking = online.flatMap((name) =>
      blockingStatements(readFileSync(join(folder, name), 'utf8')).map((problem) => `${name}: ${problem}`),
    );
    expect(blocking).toEqual([]);
  });

  it.each([
    ['CREATE INDEX "jobs_by_day" ON "jobs" USING btree ("day");', 'index'],
    ['CREATE UNIQUE INDEX "one" ON "public"."jobs" USING btree ("day");', 'index'],
    ['ALTER TABLE "jobs" ADD COLUMN "day" text NOT NULL;', 'must have one'],
    ['ALTER TABLE "jobs" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'rewrites'],
    [
      'ALTER TABLE "jobs" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector(title)) STORED;',
      'rewrites',
    ],
    [
      'ALTER TABLE "jobs" ADD CONSTRAINT "fk" FOREIGN KEY ("owner") REFERENCES "accounts"("uid");',
      'NOT VALID',
    ],
    ['ALTER TABLE "jobs" ALTER COLUMN "day" SET DATA TYPE date;', 'as it was'],
    ['ALTER TABLE "jobs" ALTER COLUMN "day" SET NOT NULL;', 'as it was'],
    ['ALTER TABLE "jobs" RENAME COLUMN "day" TO "date";', 'as it was'],
    ['ALTER TABLE "jobs" DROP COLUMN "day";', 'as it was'],
    ['UPDATE "jobs" SET "day" = now();', 'all at once'],
    ['DROP TABLE "jobs";', 'not known'],
    ['LOCK TABLE "jobs";', 'not known'],
  ])('must not hold: %s', (sql, why) => {
    expect(blockingStatements(sql)).toEqual([expect.stringContaining(why)]);
    expect(blockingStatements(`-- Online: a table of a few rows.\n${sql}`)).toEqual([]);
  });

  it.each([
    'ALTER TABLE "jobs" ADD COLUMN "day" text;',
    `ALTER TABLE "jobs" ADD COLUMN "day" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "jobs" ADD COLUMN "hours" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "jobs" ADD CONSTRAINT "fk" FOREIGN KEY ("owner") REFERENCES "accounts"("uid") NOT VALID;',
    [
      'CREATE TABLE "days" ("day" date PRIMARY KEY NOT NULL);',
      'CREATE INDEX "days_by_day" ON "days" USING btree ("day");',
      'INSERT INTO "days" ("day") SELECT DISTINCT "day" FROM "jobs";',
      'ALTER TABLE "days" ADD CONSTRAINT "fk" FOREIGN KEY ("owner") REFERENCES "accounts"("uid");',
    ].join('\n--> statement-breakpoint\n'),
  ])('may hold: %s', (sql) => {
    expect(blockingStatements(sql)).toEqual([]);
  });
});
