CREATE TABLE `cases` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`body` text NOT NULL,
	`principal` text NOT NULL,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_by_number` ON `cases` (`principal`,`number`);--> statement-breakpoint
CREATE TABLE `events` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`principal` text NOT NULL,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`previous` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_by_principal` ON `events` (`principal`,`sequence`);--> statement-breakpoint
CREATE INDEX `events_by_subject` ON `events` (`subject`,`sequence`);