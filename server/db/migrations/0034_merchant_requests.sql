CREATE TABLE "merchant_requests" (
	"uid" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"shop_name" text NOT NULL,
	"about" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_requests_state" ON "merchant_requests" USING btree ("state","asked_at");