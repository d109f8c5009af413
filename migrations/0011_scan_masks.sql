ALTER TABLE `collection_scans` ADD `mask` text;--> statement-breakpoint
ALTER TABLE `study_scans` ADD `mask` text;