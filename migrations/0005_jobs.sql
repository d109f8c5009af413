CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`principal` text NOT NULL,
	`state` text NOT NULL,
	`request` text,
	`attempts` integer NOT NULL,
	`stages` text NOT NULL,
	`report` text,
	`error` text,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_by_state` ON `jobs` (`state`);