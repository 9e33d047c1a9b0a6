CREATE TABLE "post_transcripts" (
	"post_id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"language" text NOT NULL,
	"lines" json NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_transcripts" ADD CONSTRAINT "post_transcripts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_transcripts" ADD CONSTRAINT "post_transcripts_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_transcripts_owner" ON "post_transcripts" USING btree ("owner");