ALTER TABLE "invoice_details" ADD COLUMN "logo_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "logo_id" text;--> statement-breakpoint
ALTER TABLE "invoice_details" ADD CONSTRAINT "invoice_details_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_details_logo" ON "invoice_details" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "invoices_logo" ON "invoices" USING btree ("logo_id");