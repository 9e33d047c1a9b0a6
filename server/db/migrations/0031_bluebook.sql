CREATE TABLE "estimates" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"item" text NOT NULL,
	"material" text NOT NULL,
	"stain" text NOT NULL,
	"stain_count" integer NOT NULL,
	"condition" text NOT NULL,
	"note" text NOT NULL,
	"book_version" integer NOT NULL,
	"consumer_cents" bigint NOT NULL,
	"merchant_cents" bigint NOT NULL,
	"low_cents" bigint NOT NULL,
	"high_cents" bigint NOT NULL,
	"transaction_number" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_books" (
	"version" integer PRIMARY KEY NOT NULL,
	"book" json NOT NULL,
	"note" text NOT NULL,
	"author" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "estimate_id" text;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_books" ADD CONSTRAINT "price_books_author_accounts_uid_fk" FOREIGN KEY ("author") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimates_owner" ON "estimates" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "estimates_deleted" ON "estimates" USING btree ("deleted_at") WHERE "estimates"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_estimate_unique" UNIQUE("estimate_id");