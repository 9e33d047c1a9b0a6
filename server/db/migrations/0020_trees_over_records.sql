ALTER TABLE "checkpoints" ADD COLUMN "root" text;--> statement-breakpoint
ALTER TABLE "checkpoints" ADD COLUMN "tree_signature" text;