CREATE TABLE "erasures" (
	"stream" text PRIMARY KEY NOT NULL,
	"receipt_hash" text,
	"erased" json NOT NULL,
	"receipt" json,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "erasures_receipt_unique" UNIQUE("receipt_hash")
);
--> statement-breakpoint
CREATE INDEX "erasures_expires_at" ON "erasures" USING btree ("expires_at");