CREATE TABLE "chat_pieces" (
	"chat" text NOT NULL,
	"turn" text NOT NULL,
	"n" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "chat_pieces_pk" PRIMARY KEY("chat","turn","n")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"chat" text NOT NULL,
	"id" text NOT NULL,
	"owner" text NOT NULL,
	"place" integer NOT NULL,
	"parent" text,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"state" text NOT NULL,
	"engine" text,
	"answer" text DEFAULT '' NOT NULL,
	"sources" json DEFAULT '[]'::json NOT NULL,
	"failure" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"alive_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_turns_pk" PRIMARY KEY("chat","id")
);
--> statement-breakpoint
CREATE TABLE "chat_words" (
	"owner" text NOT NULL,
	"word" text NOT NULL,
	"grams" text[] NOT NULL,
	CONSTRAINT "chat_words_pk" PRIMARY KEY("owner","word")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"title" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_pieces" ADD CONSTRAINT "chat_pieces_turn" FOREIGN KEY ("chat","turn") REFERENCES "public"."chat_turns"("chat","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_chat_chats_id_fk" FOREIGN KEY ("chat") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_words" ADD CONSTRAINT "chat_words_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_owner_accounts_uid_fk" FOREIGN KEY ("owner") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_turns_chat" ON "chat_turns" USING btree ("chat","place");--> statement-breakpoint
CREATE INDEX "chat_turns_owner" ON "chat_turns" USING btree ("owner","asked_at");--> statement-breakpoint
CREATE INDEX "chat_turns_answering" ON "chat_turns" USING btree ("alive_at") WHERE "chat_turns"."state" = 'answering';--> statement-breakpoint
CREATE INDEX "chat_turns_words" ON "chat_turns" USING gin (to_tsvector('simple', "question" || ' ' || "answer"));--> statement-breakpoint
CREATE INDEX "chat_words_grams" ON "chat_words" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "chats_owner" ON "chats" USING btree ("owner","changed_at");--> statement-breakpoint
CREATE INDEX "chats_deleted" ON "chats" USING btree ("deleted_at") WHERE "chats"."deleted_at" is not null;