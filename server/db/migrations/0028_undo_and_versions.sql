ALTER TABLE "comments" ADD COLUMN "deleted_by_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "deleted_by_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "completed_by" text;--> statement-breakpoint
ALTER TABLE "post_transcripts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post_transcripts" ADD COLUMN "deleted_by_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_deleted" ON "comments" USING btree ("deleted_at") WHERE "comments"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "post_transcripts_deleted" ON "post_transcripts" USING btree ("deleted_at") WHERE "post_transcripts"."deleted_at" is not null;