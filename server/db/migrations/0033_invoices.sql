CREATE TABLE "invoice_details" (
	"owner" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"details" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"seller" text NOT NULL,
	"year" integer NOT NULL,
	"last_place" integer NOT NULL,
	CONSTRAINT "invoice_series_seller_year_pk" PRIMARY KEY("seller","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"seller" text NOT NULL,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"order_number" integer NOT NULL,
	"nth" integer NOT NULL,
	"document" json NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_seller_year_place_pk" PRIMARY KEY("seller","year","place")
);
--> statement-breakpoint
ALTER TABLE "invoice_details" ADD CONSTRAINT "invoice_details_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_nth" ON "invoices" USING btree ("order_number","nth");