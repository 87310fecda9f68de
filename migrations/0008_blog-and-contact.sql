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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");