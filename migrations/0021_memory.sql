CREATE TABLE "memory_cards" (
	"user_id" integer NOT NULL,
	"reference" text NOT NULL,
	"translation" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "memory_cards_user_id_reference_translation_pk" PRIMARY KEY("user_id","reference","translation")
);
--> statement-breakpoint
CREATE TABLE "memory_reviews" (
	"user_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"reference" text NOT NULL,
	"translation" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"grade" smallint NOT NULL,
	CONSTRAINT "memory_reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_cards" ADD CONSTRAINT "memory_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_reviews" ADD CONSTRAINT "memory_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_reviews" ADD CONSTRAINT "memory_reviews_card_fk" FOREIGN KEY ("user_id","reference","translation") REFERENCES "public"."memory_cards"("user_id","reference","translation") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_reviews_card" ON "memory_reviews" USING btree ("user_id","reference","translation");