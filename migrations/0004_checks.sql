CREATE TABLE `check_runs` (
	`handle` text PRIMARY KEY NOT NULL,
	`check_handle` text NOT NULL,
	`principal` text NOT NULL,
	`created` text NOT NULL,
	`passed` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `check_runs_by_check` ON `check_runs` (`check_handle`);--> statement-breakpoint
CREATE TABLE `checks` (
	`handle` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`principal` text NOT NULL,
	`created` text NOT NULL
);
