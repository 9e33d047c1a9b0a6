CREATE TABLE "saved_views" (
	"owner" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"views" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;