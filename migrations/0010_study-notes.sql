CREATE TABLE "study_note_passages" (
	"note_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"book" text NOT NULL,
	"from_chapter" smallint NOT NULL,
	"from_verse" smallint NOT NULL,
	"to_chapter" smallint NOT NULL,
	"to_verse" smallint NOT NULL,
	"is_named" boolean NOT NULL,
	CONSTRAINT "study_note_passages_note_id_position_pk" PRIMARY KEY("note_id","position"),
	CONSTRAINT "study_note_passages_forwards" CHECK ((from_chapter, from_verse) <= (to_chapter, to_verse))
);
--> statement-breakpoint
CREATE TABLE "study_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"draft_id" uuid,
	"title" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"category" text DEFAULT 'Personal Study' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "study_notes_draft_unique" UNIQUE("user_id","draft_id"),
	CONSTRAINT "study_notes_title_not_empty" CHECK (length(btrim("study_notes"."title")) > 0),
	CONSTRAINT "study_notes_title_length" CHECK (char_length("study_notes"."title") <= 200),
	CONSTRAINT "study_notes_reference_length" CHECK (char_length("study_notes"."reference") <= 200),
	CONSTRAINT "study_notes_content_not_empty" CHECK (length(btrim("study_notes"."content")) > 0),
	CONSTRAINT "study_notes_content_length" CHECK (char_length("study_notes"."content") <= 100000),
	CONSTRAINT "study_notes_category_known" CHECK (category in ('Personal Study', 'Sermon Notes', 'Bible Study Group', 'Prayer', 'Devotional', 'Question', 'Application', 'Cross Reference'))
);
--> statement-breakpoint
ALTER TABLE "study_note_passages" ADD CONSTRAINT "study_note_passages_note_id_study_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."study_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_note_passages" ADD CONSTRAINT "study_note_passages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_notes" ADD CONSTRAINT "study_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_note_passages_book_index" ON "study_note_passages" USING btree ("user_id","book");--> statement-breakpoint
CREATE INDEX "study_notes_user_id_index" ON "study_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "study_notes_deleted_at_index" ON "study_notes" USING btree ("deleted_at") WHERE deleted_at is not null;