CREATE TABLE "chat_search" (
	"chat" text NOT NULL,
	"turn" text NOT NULL,
	"owner" text NOT NULL,
	"place" integer NOT NULL,
	"engine" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "chat_search_pk" PRIMARY KEY("chat","turn")
);
--> statement-breakpoint
CREATE FUNCTION "chat_search_words"("turn" "public"."chat_turns") RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT to_tsvector('simple', turn.question || ' ' || turn.answer || ' ' || turn.attached_names)
		|| array_to_tsvector(ARRAY[' ' || turn.owner])
$$;
--> statement-breakpoint
CREATE FUNCTION "chat_search_add"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."chat_search" ("chat", "turn", "owner", "place", "engine", "asked_at", "words")
	VALUES (new.chat, new.id, new.owner, new.place, new.engine, new.asked_at, "public".chat_search_words(new))
	ON CONFLICT ("chat", "turn") DO UPDATE
	SET "engine" = excluded."engine", "asked_at" = excluded."asked_at", "words" = excluded."words";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Takes the longest, and blocks nobody: the table is not known to others yet, and turns that have ended do not change.
INSERT INTO "chat_search" ("chat", "turn", "owner", "place", "engine", "asked_at", "words")
SELECT "chat", "id", "owner", "place", "engine", "asked_at", chat_search_words(t) FROM "chat_turns" t WHERE "state" <> 'answering';--> statement-breakpoint
CREATE INDEX "chat_search_owner" ON "chat_search" USING btree ("owner","asked_at","chat","place");--> statement-breakpoint
CREATE INDEX "chat_search_words" ON "chat_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
ANALYZE "chat_search";--> statement-breakpoint
-- From here on writers of chats wait, for what has changed since: seconds at most.
LOCK TABLE "chat_turns" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "chat_search" s WHERE NOT EXISTS (SELECT FROM "chat_turns" t WHERE t."chat" = s."chat" AND t."id" = s."turn");--> statement-breakpoint
INSERT INTO "chat_search" ("chat", "turn", "owner", "place", "engine", "asked_at", "words")
SELECT "chat", "id", "owner", "place", "engine", "asked_at", chat_search_words(t) FROM "chat_turns" t
WHERE NOT EXISTS (SELECT FROM "chat_search" s WHERE s."chat" = t."chat" AND s."turn" = t."id");--> statement-breakpoint
ALTER TABLE "chat_search" ADD CONSTRAINT "chat_search_turn" FOREIGN KEY ("chat","turn") REFERENCES "public"."chat_turns"("chat","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "chat_search_add" AFTER INSERT OR UPDATE OF "question", "answer", "attached_names", "engine", "asked_at" ON "chat_turns"
FOR EACH ROW EXECUTE FUNCTION chat_search_add();
