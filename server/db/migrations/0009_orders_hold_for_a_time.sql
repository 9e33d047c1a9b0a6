ALTER TABLE "transactions" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "held_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_held_until" ON "transactions" USING btree ("held_until") WHERE "transactions"."held_until" is not null;