ALTER TABLE "done_requests" ADD COLUMN "lasting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "done_requests" SET "lasting" = true WHERE "outcome" -> 'numbers' IS NOT NULL;
