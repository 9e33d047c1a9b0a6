CREATE TABLE "brand_photos" (
	"reference_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"owner" text NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"engine" text NOT NULL,
	CONSTRAINT "brand_photos_pk" PRIMARY KEY("reference_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "brand_references" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "brand_photos" ADD CONSTRAINT "brand_photos_reference_id_brand_references_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."brand_references"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_photos" ADD CONSTRAINT "brand_photos_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_photos" ADD CONSTRAINT "brand_photos_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_references" ADD CONSTRAINT "brand_references_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_photos_picture" ON "brand_photos" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "brand_photos_owner" ON "brand_photos" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "brand_references_owner" ON "brand_references" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "brand_references_deleted" ON "brand_references" USING btree ("deleted_at") WHERE "brand_references"."deleted_at" is not null;