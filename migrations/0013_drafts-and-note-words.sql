CREATE TABLE "study_note_words" (
	"note_id" integer PRIMARY KEY NOT NULL,
	"version" timestamp (3) with time zone NOT NULL,
	"plain" text NOT NULL,
	"marked" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complete_devotionals" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "reading_plans" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "study_note_words" ADD CONSTRAINT "study_note_words_note_id_study_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."study_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_devotionals" ADD CONSTRAINT "complete_devotionals_draft_unique" UNIQUE("user_id","draft_id");--> statement-breakpoint
ALTER TABLE "reading_plans" ADD CONSTRAINT "reading_plans_draft_unique" UNIQUE("user_id","draft_id");--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD CONSTRAINT "prayer_requests_draft_unique" UNIQUE("user_id","draft_id");