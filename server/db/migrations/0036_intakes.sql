CREATE TABLE "intake_photos" (
	"intake_id" text NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "intake_photos_pk" PRIMARY KEY("intake_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "intakes" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"client" text,
	"transaction_number" integer,
	"item" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"code_hash" text,
	"link_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intakes_code_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "intake_photos" ADD CONSTRAINT "intake_photos_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_photos" ADD CONSTRAINT "intake_photos_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_merchant_accounts_uid_fk" FOREIGN KEY ("merchant") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_client_accounts_uid_fk" FOREIGN KEY ("client") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_photos_picture" ON "intake_photos" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "intakes_merchant" ON "intakes" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "intakes_transaction" ON "intakes" USING btree ("transaction_number");--> statement-breakpoint
CREATE INDEX "intakes_client" ON "intakes" USING btree ("client");