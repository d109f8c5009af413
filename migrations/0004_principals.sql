ALTER TABLE `own_references` ADD `principal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `studies` ADD `principal` text DEFAULT '' NOT NULL;