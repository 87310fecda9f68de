CREATE TABLE "reading_history_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_kept" boolean DEFAULT true NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reading_visits" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"book" smallint NOT NULL,
	"chapter" smallint NOT NULL,
	"translation" text NOT NULL,
	"verse" smallint NOT NULL,
	"is_finished" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_visits_user_id_day_book_chapter_pk" PRIMARY KEY("user_id","day","book","chapter")
);
--> statement-breakpoint
ALTER TABLE "reading_history_choices" ADD CONSTRAINT "reading_history_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_visits" ADD CONSTRAINT "reading_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;