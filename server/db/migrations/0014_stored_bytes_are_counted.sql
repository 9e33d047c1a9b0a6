ALTER TABLE "resumes" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;