CREATE TABLE "mailed_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailed_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mailed_links_purpose_known" CHECK (purpose in ('verify-email', 'change-email', 'reset-password'))
);

CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" text,
	"subscription_ends_at" timestamp with time zone,
	"subscription_cancels" boolean DEFAULT false NOT NULL,
	"past_due_since" timestamp with time zone,
	"trial_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_username_not_empty" CHECK (length("users"."username") > 0),
	CONSTRAINT "users_email_has_at" CHECK (position('@' in "users"."email") > 1)
);

CREATE TABLE "favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_mark_unique" UNIQUE("user_id","kind","target"),
	CONSTRAINT "favourites_kind_known" CHECK (kind in ('topic', 'verse', 'devotional'))
);

CREATE TABLE "user_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"gemini_api_key" text,
	"rapid_api_key" text,
	"email_reminders_enabled" boolean DEFAULT true NOT NULL,
	"daily_verse_enabled" boolean DEFAULT true NOT NULL,
	"preferred_translation" text DEFAULT 'YLT' NOT NULL,
	"has_chosen_translation" boolean DEFAULT false NOT NULL,
	"reminder_time" text DEFAULT '08:00' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"text_size" text DEFAULT 'regular' NOT NULL,
	"shows_verse_numbers" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_settings_reminder_time_form" CHECK ("user_settings"."reminder_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);

CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "mailed_links_user_id_index" ON "mailed_links" USING btree ("user_id");
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
CREATE TABLE "prayer_days" (
	"prayer_request_id" integer NOT NULL,
	"local_date" date NOT NULL,
	CONSTRAINT "prayer_days_prayer_request_id_local_date_pk" PRIMARY KEY("prayer_request_id","local_date")
);

CREATE TABLE "prayer_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prayer_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"urgency" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer_description" text,
	"reminder_frequency" text DEFAULT 'daily' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "prayer_requests_title_not_empty" CHECK (length(btrim("prayer_requests"."title")) > 0),
	CONSTRAINT "prayer_requests_title_length" CHECK (char_length("prayer_requests"."title") <= 200),
	CONSTRAINT "prayer_requests_description_length" CHECK (char_length("prayer_requests"."description") <= 5000),
	CONSTRAINT "prayer_requests_answer_length" CHECK (char_length("prayer_requests"."answer_description") <= 5000),
	CONSTRAINT "prayer_requests_category_known" CHECK (category in ('personal', 'family', 'health', 'work', 'ministry', 'world')),
	CONSTRAINT "prayer_requests_urgency_known" CHECK (urgency in ('low', 'medium', 'high')),
	CONSTRAINT "prayer_requests_status_known" CHECK (status in ('active', 'answered', 'ongoing', 'archived')),
	CONSTRAINT "prayer_requests_reminder_known" CHECK (reminder_frequency in ('daily', 'weekly', 'monthly', 'never')),
	CONSTRAINT "prayer_requests_answer_whole" CHECK (is_answered = (answered_at is not null) and (not is_answered or answer_description is not null)),
	CONSTRAINT "prayer_requests_answer_in_status" CHECK (case status when 'answered' then is_answered when 'archived' then true else not is_answered end)
);

CREATE TABLE "prayers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prayers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"origin" jsonb NOT NULL,
	"writing_id" uuid NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "prayers_writing_unique" UNIQUE("user_id","writing_id"),
	CONSTRAINT "prayers_content_not_empty" CHECK (length("prayers"."content") > 0)
);

ALTER TABLE "prayer_days" ADD CONSTRAINT "prayer_days_prayer_request_id_prayer_requests_id_fk" FOREIGN KEY ("prayer_request_id") REFERENCES "public"."prayer_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "prayer_requests" ADD CONSTRAINT "prayer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "prayers" ADD CONSTRAINT "prayers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "prayer_requests_user_id_index" ON "prayer_requests" USING btree ("user_id","id");
CREATE INDEX "prayer_requests_deleted_at_index" ON "prayer_requests" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "prayers_deleted_at_index" ON "prayers" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE TABLE "billing_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_occasion_unique" UNIQUE("kind","occasion")
);

CREATE TABLE "departed_customers" (
	"customer_hash" "bytea" PRIMARY KEY NOT NULL,
	"departed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"has_trial" boolean NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_key_unique" UNIQUE("key")
);

CREATE TABLE "sandbox_portals" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"owed_since" timestamp with time zone,
	"invoices" integer NOT NULL
);

CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"failure" text
);

ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sandbox_portals" ADD CONSTRAINT "sandbox_portals_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "billing_notices_user_id_index" ON "billing_notices" USING btree ("user_id");
CREATE INDEX "sandbox_checkouts_customer_id_index" ON "sandbox_checkouts" USING btree ("customer_id");
CREATE INDEX "sandbox_portals_customer_id_index" ON "sandbox_portals" USING btree ("customer_id");
CREATE INDEX "sandbox_subscriptions_customer_id_index" ON "sandbox_subscriptions" USING btree ("customer_id");
CREATE INDEX "stripe_events_applied_at_index" ON "stripe_events" USING btree ("applied_at","received_at");
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

ALTER TABLE "reading_plan_entries" ADD CONSTRAINT "reading_plan_entries_plan_id_reading_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."reading_plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reading_plans" ADD CONSTRAINT "reading_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "reading_plan_entries_read_index" ON "reading_plan_entries" USING btree ("plan_id","day_number") WHERE is_completed;
CREATE INDEX "reading_plans_user_id_index" ON "reading_plans" USING btree ("user_id","id");
CREATE INDEX "reading_plans_deleted_at_index" ON "reading_plans" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE TABLE "complete_devotionals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complete_devotionals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"scripture" text NOT NULL,
	"key_points" text[] NOT NULL,
	"application_points" text[] NOT NULL,
	"reflection_questions" text[] NOT NULL,
	"prayer" text NOT NULL,
	"estimated_read_time" integer DEFAULT 5 NOT NULL,
	"origin" jsonb NOT NULL,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"user_notes" text DEFAULT '' NOT NULL,
	"notes_updated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "complete_devotionals_notes_length" CHECK (char_length("complete_devotionals"."user_notes") <= 20000),
	CONSTRAINT "complete_devotionals_read_time" CHECK (estimated_read_time >= 1)
);

CREATE TABLE "devotionals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devotionals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"scripture" text NOT NULL,
	"theme" text NOT NULL,
	"content" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"writing_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "devotionals_writing_unique" UNIQUE("user_id","writing_id")
);

CREATE TABLE "generation_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "generation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"piece" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_reports_kind_known" CHECK (kind in ('outline', 'devotional', 'prayer')),
	CONSTRAINT "generation_reports_reason_known" CHECK (reason in ('scripture', 'teaching', 'harmful', 'other')),
	CONSTRAINT "generation_reports_note_length" CHECK (char_length("generation_reports"."note") <= 2000)
);

CREATE TABLE "model_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"ai_consented_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "model_uses" (
	"utc_day" date NOT NULL,
	"who" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_uses_utc_day_who_pk" PRIMARY KEY("utc_day","who")
);

ALTER TABLE "complete_devotionals" ADD CONSTRAINT "complete_devotionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "devotionals" ADD CONSTRAINT "devotionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "generation_reports" ADD CONSTRAINT "generation_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "model_consents" ADD CONSTRAINT "model_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "complete_devotionals_user_id_index" ON "complete_devotionals" USING btree ("user_id","id");
CREATE INDEX "complete_devotionals_deleted_at_index" ON "complete_devotionals" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "devotionals_deleted_at_index" ON "devotionals" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "generation_reports_user_id_index" ON "generation_reports" USING btree ("user_id");
CREATE TABLE "user_engagement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_engagement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"date" date NOT NULL,
	"daily_verse_viewed" boolean DEFAULT false NOT NULL,
	"devotional_read" boolean DEFAULT false NOT NULL,
	"prayers_added" integer DEFAULT 0 NOT NULL,
	"reading_plan_progress" integer DEFAULT 0 NOT NULL,
	"time_spent_minutes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_engagement_day_unique" UNIQUE("user_id","date"),
	CONSTRAINT "user_engagement_prayers_range" CHECK (prayers_added between 0 and 10000),
	CONSTRAINT "user_engagement_reading_range" CHECK (reading_plan_progress between 0 and 10000),
	CONSTRAINT "user_engagement_minutes_range" CHECK (time_spent_minutes between 0 and 720)
);

CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "notifications_type_known" CHECK (type in ('plan-reminder', 'prayer-reminder', 'daily-verse', 'plan-finished', 'answered-prayer', 'trial-ending', 'payment-failed', 'subscription-ended')),
	CONSTRAINT "notifications_title_length" CHECK (char_length(title) between 1 and 300),
	CONSTRAINT "notifications_message_length" CHECK (char_length(message) <= 1000)
);

ALTER TABLE "user_engagement" ADD CONSTRAINT "user_engagement_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notifications_list_index" ON "notifications" USING btree ("user_id","due_at","id");
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id","due_at") WHERE not is_read;
CREATE INDEX "notifications_due_at_index" ON "notifications" USING btree ("due_at");
CREATE TABLE "reminder_planning" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"planned_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_planning_single" CHECK ("reminder_planning"."id" = 1)
);

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

CREATE TABLE "reminder_stops" (
	"user_id" integer NOT NULL,
	"stream" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_stops_user_id_stream_pk" PRIMARY KEY("user_id","stream"),
	CONSTRAINT "reminder_stops_stream_known" CHECK (stream in ('daily-verse', 'plan-reminder', 'prayer-reminder'))
);

ALTER TABLE "reminder_sends" ADD CONSTRAINT "reminder_sends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reminder_stops" ADD CONSTRAINT "reminder_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "reminder_sends_local_date_index" ON "reminder_sends" USING btree ("local_date");
CREATE INDEX "reminder_sends_trouble_index" ON "reminder_sends" USING btree ("changed_at") WHERE status in ('failed', 'unknown', 'sending');
CREATE INDEX "reading_plans_reminder_index" ON "reading_plans" USING btree ("reminder_time") WHERE reminder_method <> 'none' and is_active and not is_completed and deleted_at is null;
CREATE INDEX "user_settings_reminder_index" ON "user_settings" USING btree ("time_zone","reminder_time");
CREATE TABLE "daily_verses" (
	"id" integer PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"reference" text NOT NULL,
	"theme" text,
	"feast" text,
	"reflection" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_verses_date_unique" UNIQUE("date")
);
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text[] NOT NULL,
	"featured_image" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"reading_time_minutes" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"related" text[] NOT NULL,
	"source" text NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_category_known" CHECK (category in ('devotionals', 'bible-study', 'prayer', 'christian-living', 'biblical-topics')),
	CONSTRAINT "blog_posts_source_known" CHECK ("blog_posts"."source" in ('content', 'operator')),
	CONSTRAINT "blog_posts_view_count_positive" CHECK ("blog_posts"."view_count" >= 0)
);

CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_form_unique" UNIQUE("form_id"),
	CONSTRAINT "contact_messages_topic_known" CHECK (topic in ('question', 'problem', 'account', 'text', 'idea', 'other')),
	CONSTRAINT "contact_messages_length" CHECK (char_length(message) between 1 and 5000)
);

CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");
ALTER TABLE "favourites" DROP CONSTRAINT "favourites_kind_known";
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_kind_known" CHECK (kind in ('topic', 'verse', 'devotional', 'prayer', 'study'));
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

ALTER TABLE "study_note_passages" ADD CONSTRAINT "study_note_passages_note_id_study_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."study_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "study_note_passages" ADD CONSTRAINT "study_note_passages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "study_notes" ADD CONSTRAINT "study_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "study_note_passages_book_index" ON "study_note_passages" USING btree ("user_id","book");
CREATE INDEX "study_notes_user_id_index" ON "study_notes" USING btree ("user_id","id");
CREATE INDEX "study_notes_deleted_at_index" ON "study_notes" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE SCHEMA "drizzle";
CREATE TABLE "drizzle"."__drizzle_migrations" (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO "drizzle"."__drizzle_migrations" ("id", "hash", "created_at") VALUES
('1','5b1165cca64aec8beb3e9c761ee1b795291da8dfb6431ae375d3c5285a690b63','1795275077270'),
('10','cef6c7b3079c824656609c93912a10914826d732b2dd49c90e07a899c9091038','1795287424105'),
('11','6923f417cbcea31e8f835d45f5b792e364eb0aa0008fa9091babe824a1a5e9cd','1795288814219'),
('2','7ebc446eac7be91e945ab57e18a128f9283210f713189292509a58e69734b560','1795276579021'),
('3','bd834a2d4b2351a4b46771b97ab189ba7cbeca9493311574767f77cc580d9389','1795276944070'),
('4','ae2fead1c3144670c942da8de055c5abb6cad503f6844d4d632c3e5ecb3ccf7c','1795277126810'),
('5','756886a56de1e940a45c8233b62972eea1848dd630d8d1d61f2c626deeccc012','1795278012456'),
('6','39c21ae9eb4eab3ade6a57fb4f285e0f91059ef5ef2351bdb1c9b9bb54270e16','1795279137157'),
('7','7b08ccfc93edf331c8f0f4cd70deece8afbb691b4fc4eaca7b10cd3c1c8c7cef','1795279395094'),
('8','23dc451d1103a0aea28ce7090987bd8e700a83ee4df841d6fc58d0bcdaed45ae','1795279658945'),
('9','1d9bae3cce2cbb4a101a8b6e77d7481fb9feacbba73307c52f45f3dc1dab75f6','1795286506848');
SELECT setval('"drizzle"."__drizzle_migrations_id_seq"', 11);
