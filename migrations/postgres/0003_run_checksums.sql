ALTER TABLE "runs" ADD COLUMN "checksum" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "runs" SET "checksum" = left(encode(sha256(convert_to("run_key" || ' ' || "output", 'UTF8')), 'hex'), 16);
