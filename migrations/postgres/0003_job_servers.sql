ALTER TABLE "jobs" ADD COLUMN "runner" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "beat" bigint;