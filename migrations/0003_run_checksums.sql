ALTER TABLE `runs` ADD `checksum` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `runs` SET `checksum` = run_checksum(`run_key`, `output`);
