CREATE TABLE "doomed_files" (
	"file" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"employer" text NOT NULL,
	"applicant" text,
	"name" text,
	"email" text,
	"phone" text,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"file" text,
	"kind" text,
	"sha256" text,
	"receipt_hash" text,
	"text" text,
	"extraction" jsonb,
	"points" jsonb,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"searched" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"total" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resumes_receipt_unique" UNIQUE("receipt_hash")
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_job_jobs_id_fk" FOREIGN KEY ("job") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_employer_accounts_uid_fk" FOREIGN KEY ("employer") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_applicant_accounts_uid_fk" FOREIGN KEY ("applicant") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_once" ON "resumes" USING btree ("job","email","sha256");--> statement-breakpoint
CREATE INDEX "resumes_job" ON "resumes" USING btree ("job");--> statement-breakpoint
CREATE INDEX "resumes_employer" ON "resumes" USING btree ("employer","created_at");--> statement-breakpoint
CREATE INDEX "resumes_applicant" ON "resumes" USING btree ("applicant","created_at");--> statement-breakpoint
CREATE INDEX "resumes_unfinished" ON "resumes" USING btree ("updated_at") WHERE "resumes"."state" in ('received', 'extracting', 'scoring');