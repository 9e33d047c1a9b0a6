CREATE SEQUENCE "public"."tenant_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."transaction_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "done_requests" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "done_requests_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"client" text NOT NULL,
	"state" text NOT NULL,
	"sent_to" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"picture_id" text NOT NULL,
	"caption" text NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posts_picture_unique" UNIQUE("picture_id")
);
--> statement-breakpoint
CREATE TABLE "product_clients" (
	"product_id" text NOT NULL,
	"client" text NOT NULL,
	CONSTRAINT "product_clients_pk" PRIMARY KEY("product_id","client")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "product_pictures_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"seller" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"category" text NOT NULL,
	"visibility" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"stock" integer,
	"post_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"seller" text NOT NULL,
	"buyer" text NOT NULL,
	"quantity" integer NOT NULL,
	"contact" json NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"code_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	CONSTRAINT "registrations_code_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"number" integer PRIMARY KEY DEFAULT nextval('tenant_numbers') NOT NULL,
	"owner" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"contact_first_name" text NOT NULL,
	"contact_last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"plan" text NOT NULL,
	"monthly_fee_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"number" integer PRIMARY KEY DEFAULT nextval('transaction_numbers') NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"buyer" text,
	"seller" text NOT NULL,
	"buyer_name" text NOT NULL,
	"seller_name" text NOT NULL,
	"phone" text NOT NULL,
	"title" text NOT NULL,
	"line_count" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"searched" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "done_requests" ADD CONSTRAINT "done_requests_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_merchant_accounts_uid_fk" FOREIGN KEY ("merchant") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_client_accounts_uid_fk" FOREIGN KEY ("client") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_clients" ADD CONSTRAINT "product_clients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_clients" ADD CONSTRAINT "product_clients_client_accounts_uid_fk" FOREIGN KEY ("client") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_accounts_uid_fk" FOREIGN KEY ("seller") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_seller_accounts_uid_fk" FOREIGN KEY ("seller") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_buyer_accounts_uid_fk" FOREIGN KEY ("buyer") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_merchant_accounts_uid_fk" FOREIGN KEY ("merchant") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invites_merchant" ON "invites" USING btree ("merchant","sent_at");--> statement-breakpoint
CREATE INDEX "invites_client" ON "invites" USING btree ("client");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_one_pending" ON "invites" USING btree ("client") WHERE "invites"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invites_one_merchant" ON "invites" USING btree ("client") WHERE "invites"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "pictures_owner" ON "pictures" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "posts_owner" ON "posts" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "posts_visibility" ON "posts" USING btree ("visibility","created_at");--> statement-breakpoint
CREATE INDEX "product_clients_client" ON "product_clients" USING btree ("client");--> statement-breakpoint
CREATE INDEX "product_pictures_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "products_seller" ON "products" USING btree ("seller","created_at");--> statement-breakpoint
CREATE INDEX "products_post" ON "products" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "products_marketplace" ON "products" USING btree ("created_at") WHERE "products"."visibility" = 'public' and not "products"."hidden";--> statement-breakpoint
CREATE INDEX "quote_requests_product" ON "quote_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "quote_requests_seller" ON "quote_requests" USING btree ("seller","created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_buyer" ON "quote_requests" USING btree ("buyer");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_merchant_email" ON "registrations" USING btree ("merchant","email");--> statement-breakpoint
CREATE INDEX "tenants_owner" ON "tenants" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "transactions_buyer" ON "transactions" USING btree ("buyer","number");--> statement-breakpoint
CREATE INDEX "transactions_seller" ON "transactions" USING btree ("seller","number");--> statement-breakpoint
CREATE INDEX "transactions_phone" ON "transactions" USING btree ("phone","number");--> statement-breakpoint
CREATE INDEX "transactions_created" ON "transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transactions_unpaid" ON "transactions" USING btree ("buyer","number") WHERE "transactions"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "documents_user_phone" ON "documents" USING btree ((("fields" -> 'phone' ->> 'stringValue'))) WHERE "documents"."collection" = 'users';--> statement-breakpoint
-- A backup brings the sequences of columns up to date; these belong to one each.
ALTER SEQUENCE "transaction_numbers" OWNED BY "transactions"."number";--> statement-breakpoint
ALTER SEQUENCE "tenant_numbers" OWNED BY "tenants"."number";
