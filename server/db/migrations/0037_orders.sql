CREATE TABLE "checkout_details" (
	"owner" text PRIMARY KEY NOT NULL,
	"contact" json NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notices" (
	"uid" text NOT NULL,
	"order_number" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "order_notices_uid_order_number_kind_pk" PRIMARY KEY("uid","order_number","kind")
);
--> statement-breakpoint
CREATE TABLE "shop_hours" (
	"owner" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"hours" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "handover_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "ready_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checkout_details" ADD CONSTRAINT "checkout_details_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notices" ADD CONSTRAINT "order_notices_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hours" ADD CONSTRAINT "shop_hours_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notices_created" ON "order_notices" USING btree ("uid","created_at");