ALTER TABLE `jobs` ADD `runner` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `beat` integer;