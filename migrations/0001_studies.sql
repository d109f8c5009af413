CREATE TABLE `own_references` (
	`id` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`record` text NOT NULL,
	`study` text
);
--> statement-breakpoint
CREATE TABLE `studies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`scorer_config` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`pairs_total` integer NOT NULL,
	`pairs_done` integer NOT NULL,
	`populations` text,
	`runner` integer,
	`beat` integer,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `study_scans` (
	`study_id` text NOT NULL,
	`position` integer NOT NULL,
	`study` text NOT NULL,
	`source` text NOT NULL,
	`mark` text NOT NULL,
	`land` integer NOT NULL,
	`scan` text NOT NULL,
	`sha256` text NOT NULL,
	`surface` text NOT NULL,
	PRIMARY KEY(`study_id`, `position`)
);
