CREATE TABLE "chat_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"chat" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"words" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "chat_turns_words";--> statement-breakpoint
ALTER TABLE "chat_turns" ADD COLUMN "attachments" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD COLUMN "attached_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_chat_chats_id_fk" FOREIGN KEY ("chat") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_attachments_owner" ON "chat_attachments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "chat_attachments_chat" ON "chat_attachments" USING btree ("chat");--> statement-breakpoint
CREATE INDEX "chat_attachments_unused" ON "chat_attachments" USING btree ("created_at") WHERE "chat_attachments"."chat" is null;--> statement-breakpoint
CREATE INDEX "chat_turns_words" ON "chat_turns" USING gin (to_tsvector('simple', "question" || ' ' || "answer" || ' ' || "attached_names"));