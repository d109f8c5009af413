CREATE TABLE "plans" (
	"handle" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"study" text NOT NULL,
	"principal" text NOT NULL,
	"created" text NOT NULL,
	"dossier" text
);
--> statement-breakpoint
CREATE INDEX "plans_by_study" ON "plans" USING btree ("study");--> statement-breakpoint
CREATE INDEX "plans_by_dossier" ON "plans" USING btree ("dossier");