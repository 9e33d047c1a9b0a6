CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL,
	"tokens_valid_since" timestamp (3) with time zone NOT NULL,
	"token_generation" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"path" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"fields" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"position" bigserial NOT NULL,
	"stream" text NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"v" integer NOT NULL,
	"at" text NOT NULL,
	"actor" text NOT NULL,
	"device" text NOT NULL,
	"data" json NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "events_pk" PRIMARY KEY("stream","seq"),
	CONSTRAINT "events_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "oob_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"family" text NOT NULL,
	"parent" text,
	"auth_time" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"exchanged_at" timestamp (3) with time zone,
	"superseded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"private_jwk" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"stream" text NOT NULL,
	"projection" text NOT NULL,
	"version" integer NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"state" json NOT NULL,
	CONSTRAINT "snapshots_pk" PRIMARY KEY("stream","projection")
);
--> statement-breakpoint
ALTER TABLE "oob_codes" ADD CONSTRAINT "oob_codes_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_full_at" ON "attempts" USING btree ("full_at");--> statement-breakpoint
CREATE INDEX "documents_collection" ON "documents" USING btree ("collection","path");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_user_name_unique" ON "documents" USING btree ((("fields" -> 'userName' ->> 'stringValue'))) WHERE "documents"."collection" = 'users';--> statement-breakpoint
CREATE INDEX "oob_codes_uid" ON "oob_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_uid" ON "refresh_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent" ON "refresh_tokens" USING btree ("parent");