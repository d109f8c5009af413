CREATE TABLE "collection_blocks" (
	"collection" text NOT NULL,
	"version" text NOT NULL,
	"position" bigint NOT NULL,
	"scans" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"block" text NOT NULL,
	CONSTRAINT "collection_blocks_collection_version_position_pk" PRIMARY KEY("collection","version","position")
);
