CREATE TABLE "payment_leases" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscription_readings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_leases" ADD CONSTRAINT "payment_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;