CREATE TABLE "taken" (
	"name" text NOT NULL,
	"client" text NOT NULL,
	"times" bigint[] NOT NULL,
	"taken" boolean NOT NULL,
	CONSTRAINT "taken_name_client_pk" PRIMARY KEY("name","client")
);
