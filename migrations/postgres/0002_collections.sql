CREATE TABLE "collection_scans" (
	"collection" text NOT NULL,
	"position" bigint NOT NULL,
	"study" text NOT NULL,
	"source" text NOT NULL,
	"mark" text NOT NULL,
	"land" bigint NOT NULL,
	"scan" text NOT NULL,
	"sha256" text NOT NULL,
	"surface" text NOT NULL,
	CONSTRAINT "collection_scans_collection_position_pk" PRIMARY KEY("collection","position")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"principal" text NOT NULL,
	"created" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collection_scans_once" ON "collection_scans" USING btree ("collection","mark","land");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_name" ON "collections" USING btree ("principal","name");