DROP INDEX "resumes_once";--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "searched" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "sealed_contact" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "sealed_text" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "sealed_findings" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "sent_mark" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_sent_once" UNIQUE("sent_mark");