CREATE TABLE "model_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"utc_day" date NOT NULL,
	"who" text NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_reservations" ADD CONSTRAINT "model_reservations_use_fk" FOREIGN KEY ("utc_day","who") REFERENCES "public"."model_uses"("utc_day","who") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_reservations_use_index" ON "model_reservations" USING btree ("utc_day","who");