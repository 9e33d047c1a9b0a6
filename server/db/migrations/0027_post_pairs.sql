CREATE TABLE "post_pairs" (
	"after_id" text PRIMARY KEY NOT NULL,
	"before_id" text NOT NULL,
	CONSTRAINT "post_pairs_before_unique" UNIQUE("before_id")
);
--> statement-breakpoint
ALTER TABLE "post_pairs" ADD CONSTRAINT "post_pairs_after_id_posts_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pairs" ADD CONSTRAINT "post_pairs_before_id_posts_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;