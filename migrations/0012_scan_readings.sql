ALTER TABLE `collection_scans` ADD `mirrored` integer;--> statement-breakpoint
ALTER TABLE `collection_scans` ADD `replica` integer;--> statement-breakpoint
ALTER TABLE `collection_scans` ADD `edges` text;--> statement-breakpoint
ALTER TABLE `study_scans` ADD `mirrored` integer;--> statement-breakpoint
ALTER TABLE `study_scans` ADD `replica` integer;--> statement-breakpoint
ALTER TABLE `study_scans` ADD `edges` text;