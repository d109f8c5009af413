ALTER TABLE "collection_scans" ADD COLUMN "mask" text;--> statement-breakpoint
ALTER TABLE "study_scans" ADD COLUMN "mask" text;