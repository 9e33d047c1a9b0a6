ALTER TABLE "documents" ADD COLUMN "folded_company" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "folded_company" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "folded_name" text;--> statement-breakpoint
CREATE INDEX "documents_folded_company" ON "documents" USING btree ("folded_company") WHERE "documents"."collection" = 'users';--> statement-breakpoint
CREATE INDEX "jobs_folded_company" ON "jobs" USING btree ("folded_company");--> statement-breakpoint
CREATE INDEX "tenants_folded_name" ON "tenants" USING btree ("folded_name");