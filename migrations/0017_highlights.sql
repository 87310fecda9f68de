CREATE TABLE "highlight_colors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"user_id" integer NOT NULL,
	"book" smallint NOT NULL,
	"chapter" smallint NOT NULL,
	"verse" smallint NOT NULL,
	"translation" text DEFAULT '' NOT NULL,
	"start" smallint DEFAULT 0 NOT NULL,
	"end" smallint DEFAULT 0 NOT NULL,
	"words" text,
	"color" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "highlights_user_id_book_chapter_verse_translation_start_end_pk" PRIMARY KEY("user_id","book","chapter","verse","translation","start","end"),
	CONSTRAINT "highlights_color_known" CHECK (color in ('yellow', 'green', 'blue', 'pink', 'purple'))
);
--> statement-breakpoint
ALTER TABLE "highlight_colors" ADD CONSTRAINT "highlight_colors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;