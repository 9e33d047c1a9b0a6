CREATE TABLE "comment_notices" (
	"uid" text NOT NULL,
	"comment_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "comment_notices_pk" PRIMARY KEY("uid","comment_id")
);
--> statement-breakpoint
CREATE TABLE "post_reads" (
	"post_id" text NOT NULL,
	"uid" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_reads_pk" PRIMARY KEY("post_id","uid")
);
--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_notices_comment" ON "comment_notices" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_notices_created" ON "comment_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_reads_uid" ON "post_reads" USING btree ("uid");