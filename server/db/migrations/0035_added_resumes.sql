ALTER TABLE "resumes" ADD COLUMN "added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "person_mark" text;--> statement-breakpoint
CREATE INDEX "resumes_batch" ON "resumes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "resumes_person" ON "resumes" USING btree ("job","person_mark");