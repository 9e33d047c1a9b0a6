ALTER TABLE "jobs" ADD COLUMN "rubric" text DEFAULT 'v1' NOT NULL;--> statement-breakpoint
UPDATE "resumes" SET "scored_for" = "scored_for" || '{"rubric": "v1"}'::jsonb WHERE "scored_for" IS NOT NULL AND NOT "scored_for" ? 'rubric';
