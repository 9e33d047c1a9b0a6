CREATE TABLE "checkpoint_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"d" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkpoints" (
	"stream" text NOT NULL,
	"device" text NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"uid" text NOT NULL,
	"at" text NOT NULL,
	"kid" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "checkpoints_pk" PRIMARY KEY("stream","device","seq")
);
--> statement-breakpoint
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_kid_checkpoint_keys_kid_fk" FOREIGN KEY ("kid") REFERENCES "public"."checkpoint_keys"("kid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkpoints_uid" ON "checkpoints" USING btree ("uid");