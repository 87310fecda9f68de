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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "model_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"ai_consented_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_uses" (
	"utc_day" date NOT NULL,
	"who" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_uses_utc_day_who_pk" PRIMARY KEY("utc_day","who")
);
--> statement-breakpoint
ALTER TABLE "complete_devotionals" ADD CONSTRAINT "complete_devotionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devotionals" ADD CONSTRAINT "devotionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_reports" ADD CONSTRAINT "generation_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_consents" ADD CONSTRAINT "model_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complete_devotionals_user_id_index" ON "complete_devotionals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "complete_devotionals_deleted_at_index" ON "complete_devotionals" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "devotionals_deleted_at_index" ON "devotionals" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "generation_reports_user_id_index" ON "generation_reports" USING btree ("user_id");