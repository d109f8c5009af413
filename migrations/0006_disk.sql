CREATE TABLE `holdings` (
	`owner` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `blobs` ADD `kept` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `blobs` ADD `used` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `blobs_by_use` ON `blobs` (`kept`,`used`);--> statement-breakpoint
CREATE INDEX `artifacts_by_data` ON `artifacts` (`data_sha256`);--> statement-breakpoint
CREATE INDEX `reports_by_handle` ON `reports` (`handle`);--> statement-breakpoint
UPDATE `blobs` SET `kept` = 1 WHERE `sha256` IN (
	SELECT `data_sha256` FROM `artifacts` WHERE `handle` NOT IN (SELECT `output` FROM `runs`)
	UNION SELECT `data_sha256` FROM `artifacts` WHERE `handle` IN (SELECT `handle` FROM `reports`)
	UNION SELECT `data_sha256` FROM `artifacts` WHERE `handle` IN (SELECT `handle` FROM `own_references`)
	UNION SELECT `sha256` FROM `scans`
	UNION SELECT `csv_sha256` FROM `submissions`
);--> statement-breakpoint
INSERT INTO `holdings` SELECT '', coalesce((SELECT sum(`size`) FROM `blobs` WHERE `kept`), 0)
	+ coalesce((SELECT sum(length(`body`)) FROM `recipes`), 0);
