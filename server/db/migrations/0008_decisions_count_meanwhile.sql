ALTER TABLE "resumes" ADD COLUMN "decided" text;--> statement-breakpoint
UPDATE "resumes" SET "decided" = CASE "last"."type" WHEN 'ResumeShortlisted' THEN 'shortlisted' ELSE 'rejected' END
FROM (
	SELECT DISTINCT ON ("stream") "stream", "type" FROM "events" WHERE "type" IN ('ResumeShortlisted', 'ResumeRejected', 'DecisionTakenBack') ORDER BY "stream", "seq" DESC
) AS "last"
WHERE "last"."stream" = 'screening/' || "resumes"."id" AND "last"."type" <> 'DecisionTakenBack';
