ALTER TABLE "collection_scans" ADD COLUMN "mirrored" boolean;--> statement-breakpoint
ALTER TABLE "collection_scans" ADD COLUMN "replica" boolean;--> statement-breakpoint
ALTER TABLE "collection_scans" ADD COLUMN "edges" json;--> statement-breakpoint
ALTER TABLE "study_scans" ADD COLUMN "mirrored" boolean;--> statement-breakpoint
ALTER TABLE "study_scans" ADD COLUMN "replica" boolean;--> statement-breakpoint
ALTER TABLE "study_scans" ADD COLUMN "edges" json;