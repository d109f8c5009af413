CREATE TABLE `artifacts` (
	`handle` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`meta` text NOT NULL,
	`data_sha256` text NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `blobs` (
	`sha256` text PRIMARY KEY NOT NULL,
	`size` integer NOT NULL,
	`inline` blob
);
--> statement-breakpoint
CREATE TABLE `recipes` (
	`handle` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`run_key` text PRIMARY KEY NOT NULL,
	`node` text NOT NULL,
	`version` integer NOT NULL,
	`params` text NOT NULL,
	`inputs` text NOT NULL,
	`output` text NOT NULL,
	`engine_version` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `runs_by_output` ON `runs` (`output`);--> statement-breakpoint
CREATE TABLE `scans` (
	`sha256` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`filename` text NOT NULL
);
