CREATE TABLE "prayer_days" (
	"prayer_request_id" integer NOT NULL,
	"local_date" date NOT NULL,
	CONSTRAINT "prayer_days_prayer_request_id_local_date_pk" PRIMARY KEY("prayer_request_id","local_date")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "prayer_days" ADD CONSTRAINT "prayer_days_prayer_request_id_prayer_requests_id_fk" FOREIGN KEY ("prayer_request_id") REFERENCES "public"."prayer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD CONSTRAINT "prayer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayers" ADD CONSTRAINT "prayers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prayer_requests_user_id_index" ON "prayer_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "prayer_requests_deleted_at_index" ON "prayer_requests" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "prayers_deleted_at_index" ON "prayers" USING btree ("deleted_at") WHERE deleted_at is not null;