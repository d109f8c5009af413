CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"report" text NOT NULL,
	"principal" text NOT NULL,
	"reviewer" text NOT NULL,
	"state" text NOT NULL,
	"body" text NOT NULL,
	"created" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reviews_by_reviewer" ON "reviews" USING btree ("reviewer","state");