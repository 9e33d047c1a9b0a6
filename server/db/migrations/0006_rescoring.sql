ALTER TABLE "resumes" ADD COLUMN "scored_for" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "scored_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "resumes" SET
	"scored_for" = json_build_object('requiredSkills', "last"."data"->'requiredSkills', 'niceToHave', "last"."data"->'niceToHave')::jsonb,
	"scored_at" = "last"."at"::timestamp (3) with time zone
FROM (
	SELECT DISTINCT ON ("stream") "stream", "data", "at" FROM "events" WHERE "type" = 'ResumeScored' ORDER BY "stream", "seq" DESC
) AS "last"
WHERE "last"."stream" = 'screening/' || "resumes"."id";
