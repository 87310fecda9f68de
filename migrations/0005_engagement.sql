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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "user_engagement" ADD CONSTRAINT "user_engagement_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_list_index" ON "notifications" USING btree ("user_id","due_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id","due_at") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "notifications_due_at_index" ON "notifications" USING btree ("due_at");