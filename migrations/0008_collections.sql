CREATE TABLE `collection_scans` (
	`collection` text NOT NULL,
	`position` integer NOT NULL,
	`study` text NOT NULL,
	`source` text NOT NULL,
	`mark` text NOT NULL,
	`land` integer NOT NULL,
	`scan` text NOT NULL,
	`sha256` text NOT NULL,
	`surface` text NOT NULL,
	PRIMARY KEY(`collection`, `position`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_scans_once` ON `collection_scans` (`collection`,`mark`,`land`);--> statement-breakpoint
CREATE TABLE `collections` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`principal` text NOT NULL,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_by_name` ON `collections` (`principal`,`name`);