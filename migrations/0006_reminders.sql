CREATE TABLE "reminder_planning" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"planned_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_planning_single" CHECK ("reminder_planning"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reminder_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"stream" text NOT NULL,
	"subject_id" integer DEFAULT 0 NOT NULL,
	"local_date" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_sends_once_unique" UNIQUE("user_id","stream","subject_id","local_date"),
	CONSTRAINT "reminder_sends_stream_known" CHECK (stream in ('daily-verse', 'plan-reminder', 'prayer-reminder')),
	CONSTRAINT "reminder_sends_status_known" CHECK (status in ('queued', 'sending', 'sent', 'unknown', 'failed', 'skipped')),
	CONSTRAINT "reminder_sends_sent_whole" CHECK ((status = 'sent') = (sent_at is not null))
);
--> statement-breakpoint
CREATE TABLE "reminder_stops" (
	"user_id" integer NOT NULL,
	"stream" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_stops_user_id_stream_pk" PRIMARY KEY("user_id","stream"),
	CONSTRAINT "reminder_stops_stream_known" CHECK (stream in ('daily-verse', 'plan-reminder', 'prayer-reminder'))
);
--> statement-breakpoint
ALTER TABLE "reminder_sends" ADD CONSTRAINT "reminder_sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_stops" ADD CONSTRAINT "reminder_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_sends_local_date_index" ON "reminder_sends" USING btree ("local_date");--> statement-breakpoint
CREATE INDEX "reminder_sends_trouble_index" ON "reminder_sends" USING btree ("changed_at") WHERE status in ('failed', 'unknown', 'sending');--> statement-breakpoint
CREATE INDEX "reading_plans_reminder_index" ON "reading_plans" USING btree ("reminder_time") WHERE reminder_method <> 'none' and is_active and not is_completed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_settings_reminder_index" ON "user_settings" USING btree ("time_zone","reminder_time");