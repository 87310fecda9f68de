CREATE TABLE "reading_plan_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_plan_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"day_number" integer NOT NULL,
	"passages" text[] NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"notes" text,
	"is_favorited" boolean DEFAULT false NOT NULL,
	"favorite_notes" text,
	CONSTRAINT "reading_plan_entries_day_unique" UNIQUE("plan_id","day_number"),
	CONSTRAINT "reading_plan_entries_day_range" CHECK (day_number between 1 and 1000),
	CONSTRAINT "reading_plan_entries_has_passages" CHECK (cardinality(passages) > 0),
	CONSTRAINT "reading_plan_entries_completion_whole" CHECK (is_completed = (completed_at is not null)),
	CONSTRAINT "reading_plan_entries_notes_length" CHECK (char_length(notes) <= 1000000),
	CONSTRAINT "reading_plan_entries_favorite_notes_length" CHECK (char_length(favorite_notes) <= 1000000)
);
--> statement-breakpoint
CREATE TABLE "reading_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"plan_type" text NOT NULL,
	"duration" integer NOT NULL,
	"current_day" integer DEFAULT 1 NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"reminder_time" text DEFAULT '07:00' NOT NULL,
	"reminder_method" text DEFAULT 'none' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"selected_books" text[] DEFAULT '{}' NOT NULL,
	"started_on" date NOT NULL,
	"day_one_on" date NOT NULL,
	"paused_on" date,
	"stays_until" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reading_plans_name_not_empty" CHECK (length(btrim("reading_plans"."name")) > 0),
	CONSTRAINT "reading_plans_name_length" CHECK (char_length(name) <= 120),
	CONSTRAINT "reading_plans_description_length" CHECK (char_length(description) <= 1000),
	CONSTRAINT "reading_plans_type_known" CHECK (plan_type in ('yearly', '90day', 'chronological', 'psalms_proverbs', 'gospels', 'old_testament_survey', 'custom')),
	CONSTRAINT "reading_plans_duration_range" CHECK (duration between 1 and 1000),
	CONSTRAINT "reading_plans_current_day_range" CHECK (current_day between 1 and duration),
	CONSTRAINT "reading_plans_completion_whole" CHECK (is_completed = (completed_at is not null)),
	CONSTRAINT "reading_plans_pause_whole" CHECK (is_active = (paused_on is null)),
	CONSTRAINT "reading_plans_reminder_known" CHECK (reminder_method in ('none', 'email', 'notification')),
	CONSTRAINT "reading_plans_reminder_time_form" CHECK (reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "reading_plan_entries" ADD CONSTRAINT "reading_plan_entries_plan_id_reading_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."reading_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_plans" ADD CONSTRAINT "reading_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_plan_entries_read_index" ON "reading_plan_entries" USING btree ("plan_id","day_number") WHERE is_completed;--> statement-breakpoint
CREATE INDEX "reading_plans_user_id_index" ON "reading_plans" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reading_plans_deleted_at_index" ON "reading_plans" USING btree ("deleted_at") WHERE deleted_at is not null;