CREATE TABLE `collection_blocks` (
	`collection` text NOT NULL,
	`version` text NOT NULL,
	`position` integer NOT NULL,
	`scans` integer NOT NULL,
	`bytes` integer NOT NULL,
	`block` text NOT NULL,
	PRIMARY KEY(`collection`, `version`, `position`)
);
