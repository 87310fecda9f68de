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
