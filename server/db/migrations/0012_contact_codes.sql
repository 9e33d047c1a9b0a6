CREATE TABLE "contact_codes" (
	"client" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"contact" text NOT NULL,
	"value" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_codes" ADD CONSTRAINT "contact_codes_client_accounts_uid_fk" FOREIGN KEY ("client") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_codes" ADD CONSTRAINT "contact_codes_merchant_accounts_uid_fk" FOREIGN KEY ("merchant") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;