CREATE TABLE "retention_rules" (
	"employer" text PRIMARY KEY NOT NULL,
	"months" integer
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_employer_accounts_uid_fk" FOREIGN KEY ("employer") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;