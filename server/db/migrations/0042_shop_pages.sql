CREATE TABLE "shop_pages" (
	"number" integer PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"version" integer NOT NULL,
	"cover_id" text,
	"about" text NOT NULL,
	"area" text NOT NULL,
	"show_phone" boolean NOT NULL,
	"show_email" boolean NOT NULL,
	"show_address" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_number_tenants_number_fk" FOREIGN KEY ("number") REFERENCES "public"."tenants"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_cover_id_pictures_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_pages_owner" ON "shop_pages" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "shop_pages_cover" ON "shop_pages" USING btree ("cover_id");