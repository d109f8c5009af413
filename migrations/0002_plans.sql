CREATE TABLE `plans` (
	`handle` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`study` text NOT NULL,
	`principal` text NOT NULL,
	`created` text NOT NULL,
	`dossier` text
);
--> statement-breakpoint
CREATE INDEX `plans_by_study` ON `plans` (`study`);--> statement-breakpoint
CREATE INDEX `plans_by_dossier` ON `plans` (`dossier`);