CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"employer" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"description" text NOT NULL,
	"required_skills" jsonb NOT NULL,
	"nice_to_have" jsonb NOT NULL,
	"experience_level" text NOT NULL,
	"min_years" integer NOT NULL,
	"degree_required" boolean NOT NULL,
	"salary_min_cents" bigint,
	"salary_max_cents" bigint,
	"salary_currency" text,
	"location" text NOT NULL,
	"country" text NOT NULL,
	"remote" boolean NOT NULL,
	"contact_phone" text NOT NULL,
	"valid_through" text NOT NULL,
	"searched" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_accounts_uid_fk" FOREIGN KEY ("employer") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" USING btree ("employer","created_at");--> statement-breakpoint
CREATE INDEX "jobs_board" ON "jobs" USING btree ("opened_at") WHERE "jobs"."status" = 'open' and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_deleted" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null;