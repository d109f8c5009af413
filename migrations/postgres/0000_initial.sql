CREATE TABLE "artifacts" (
	"handle" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"meta" text NOT NULL,
	"data_sha256" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"inline" "bytea",
	"damaged" boolean DEFAULT false NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
	"mask" text,
	"mirrored" boolean,
	"replica" boolean,
	"edges" json,
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
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"principal" text NOT NULL,
	"state" text NOT NULL,
	"request" text,
	"attempts" bigint NOT NULL,
	"stages" text NOT NULL,
	"report" text,
	"error" text,
	"runner" text,
	"beat" bigint,
	"created" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "jobs_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "own_references" (
	"id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"record" text NOT NULL,
	"study" text,
	"principal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"handle" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handle" text NOT NULL,
	"principal" text NOT NULL,
	"recipe" text,
	"domain" text NOT NULL,
	"outcome" text NOT NULL,
	"log10_lr" double precision,
	"created" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"run_key" text PRIMARY KEY NOT NULL,
	"node" text NOT NULL,
	"version" bigint NOT NULL,
	"params" text NOT NULL,
	"inputs" text NOT NULL,
	"output" text NOT NULL,
	"engine_version" text NOT NULL,
	"seconds" double precision,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "runs_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"sha256" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"scorer_config" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"pairs_total" bigint NOT NULL,
	"pairs_done" bigint NOT NULL,
	"populations" text,
	"runner" text,
	"beat" bigint,
	"created" text NOT NULL,
	"principal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_scans" (
	"study_id" text NOT NULL,
	"position" bigint NOT NULL,
	"study" text NOT NULL,
	"source" text NOT NULL,
	"mark" text NOT NULL,
	"land" bigint NOT NULL,
	"scan" text NOT NULL,
	"sha256" text NOT NULL,
	"surface" text NOT NULL,
	"mask" text,
	"mirrored" boolean,
	"replica" boolean,
	"edges" json,
	"set" text,
	CONSTRAINT "study_scans_study_id_position_pk" PRIMARY KEY("study_id","position")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"split" text NOT NULL,
	"split_hash" text NOT NULL,
	"submitter" text NOT NULL,
	"method" text NOT NULL,
	"url" text,
	"csv_sha256" text NOT NULL,
	"metrics" text NOT NULL,
	"created_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken" (
	"name" text NOT NULL,
	"client" text NOT NULL,
	"times" bigint[] NOT NULL,
	"taken" boolean NOT NULL,
	CONSTRAINT "taken_name_client_pk" PRIMARY KEY("name","client")
);
--> statement-breakpoint
CREATE INDEX "artifacts_by_data" ON "artifacts" USING btree ("data_sha256");--> statement-breakpoint
CREATE INDEX "blobs_by_use" ON "blobs" USING btree ("kept","used");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_scans_once" ON "collection_scans" USING btree ("collection","mark","land");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_name" ON "collections" USING btree ("principal","name");--> statement-breakpoint
CREATE INDEX "jobs_by_state" ON "jobs" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("principal","handle");--> statement-breakpoint
CREATE INDEX "reports_by_handle" ON "reports" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "reports_by_recipe" ON "reports" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "runs_by_output" ON "runs" USING btree ("output");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_once" ON "submissions" USING btree ("split_hash","submitter","method","csv_sha256");