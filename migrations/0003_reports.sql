CREATE TABLE `reports` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`handle` text NOT NULL,
	`principal` text NOT NULL,
	`recipe` text,
	`domain` text NOT NULL,
	`outcome` text NOT NULL,
	`log10_lr` real,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`principal`,`handle`);--> statement-breakpoint
CREATE INDEX `reports_by_recipe` ON `reports` (`recipe`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_studies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`scorer_config` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`pairs_total` integer NOT NULL,
	`pairs_done` integer NOT NULL,
	`populations` text,
	`runner` text,
	`beat` integer,
	`created` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_studies`("id", "name", "domain", "scorer_config", "state", "reason", "pairs_total", "pairs_done", "populations", "runner", "beat", "created") SELECT "id", "name", "domain", "scorer_config", "state", "reason", "pairs_total", "pairs_done", "populations", "runner", "beat", "created" FROM `studies`;--> statement-breakpoint
DROP TABLE `studies`;--> statement-breakpoint
ALTER TABLE `__new_studies` RENAME TO `studies`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
ALTER TABLE `blobs` ADD `damaged` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `scans` DROP COLUMN `filename`;