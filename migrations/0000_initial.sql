CREATE TABLE `artifacts` (
	`handle` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`meta` text NOT NULL,
	`data_sha256` text NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `artifacts_by_data` ON `artifacts` (`data_sha256`);--> statement-breakpoint
CREATE TABLE `blobs` (
	`sha256` text PRIMARY KEY NOT NULL,
	`size` integer NOT NULL,
	`inline` blob,
	`damaged` integer DEFAULT false NOT NULL,
	`kept` integer DEFAULT false NOT NULL,
	`used` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `blobs_by_use` ON `blobs` (`kept`,`used`);--> statement-breakpoint
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
	`mask` text,
	`mirrored` integer,
	`replica` integer,
	`edges` text,
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
CREATE UNIQUE INDEX `collections_by_name` ON `collections` (`principal`,`name`);--> statement-breakpoint
CREATE TABLE `holdings` (
	`owner` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`principal` text NOT NULL,
	`state` text NOT NULL,
	`request` text,
	`attempts` integer NOT NULL,
	`stages` text NOT NULL,
	`report` text,
	`error` text,
	`runner` text,
	`beat` integer,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_by_state` ON `jobs` (`state`);--> statement-breakpoint
CREATE TABLE `own_references` (
	`id` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`record` text NOT NULL,
	`study` text,
	`principal` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recipes` (
	`handle` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `reports_by_handle` ON `reports` (`handle`);--> statement-breakpoint
CREATE INDEX `reports_by_recipe` ON `reports` (`recipe`);--> statement-breakpoint
CREATE TABLE `runs` (
	`run_key` text PRIMARY KEY NOT NULL,
	`node` text NOT NULL,
	`version` integer NOT NULL,
	`params` text NOT NULL,
	`inputs` text NOT NULL,
	`output` text NOT NULL,
	`engine_version` text NOT NULL,
	`seconds` real
);
--> statement-breakpoint
CREATE INDEX `runs_by_output` ON `runs` (`output`);--> statement-breakpoint
CREATE TABLE `scans` (
	`sha256` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL
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
	`runner` text,
	`beat` integer,
	`created` text NOT NULL,
	`principal` text DEFAULT '' NOT NULL
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
	`mask` text,
	`mirrored` integer,
	`replica` integer,
	`edges` text,
	`set` text,
	PRIMARY KEY(`study_id`, `position`)
);
--> statement-breakpoint
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