CREATE TABLE "analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"item_type" text NOT NULL,
	"item" text NOT NULL,
	"searched" text NOT NULL,
	"before_id" text NOT NULL,
	"after_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"cleaning_score" double precision,
	"colour_restoration" double precision,
	"measurement" jsonb,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trial_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_before_id_pictures_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_after_id_pictures_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_runs" ADD CONSTRAINT "trial_runs_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_owner" ON "analyses" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "analyses_before" ON "analyses" USING btree ("before_id");--> statement-breakpoint
CREATE INDEX "analyses_after" ON "analyses" USING btree ("after_id");--> statement-breakpoint
CREATE INDEX "analyses_unfinished" ON "analyses" USING btree ("created_at") WHERE "analyses"."status" in ('received', 'checking', 'aligning', 'measuring');--> statement-breakpoint
CREATE INDEX "analyses_deleted" ON "analyses" USING btree ("deleted_at") WHERE "analyses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "trial_runs_reserved" ON "trial_runs" USING btree ("uid") WHERE "trial_runs"."counted_at" is null;