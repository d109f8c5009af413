CREATE TABLE `submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`split` text NOT NULL,
	`split_hash` text NOT NULL,
	`submitter` text NOT NULL,
	`method` text NOT NULL,
	`url` text,
	`csv_sha256` text NOT NULL,
	`metrics` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_once` ON `submissions` (`split_hash`,`submitter`,`method`,`csv_sha256`);