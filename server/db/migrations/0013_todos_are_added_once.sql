ALTER TABLE "todos" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "todos" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "todos_owner_request" ON "todos" USING btree ("owner","request_key");