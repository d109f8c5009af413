// Made by `npm run client:generate` from the OpenAPI document. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service is up */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service can take work
         * @description Looks at the disk, the database and the queue.
         */
        get: operations["get_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mark types and the nodes of the service */
        get: operations["get_v1_meta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest the mark type of a scan
         * @description Striae suggest `striated`: they keep their heights when these are averaged along straight lines (`collapse_ratio`). Areal texture suggests `impressed`. The user confirms the suggestion.
         */
        post: operations["post_detect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scorer-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deployed scorer hyperparameters */
        get: operations["get_v1_scorer_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reference populations */
        get: operations["get_v1_references"];
        put?: never;
        /**
         * Import a reference
         * @description Takes a reference in its JSON form, or a NumPy `.npz` with its sidecar. Indices, hashes, classes and diagnostics are checked; a refused reference leaves nothing behind. It never changes afterwards, and importing it again changes nothing. Each file has at most 16 MiB.
         */
        post: operations["post_v1_references"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references/{reference_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reference population */
        get: operations["get_v1_references_reference_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references/{reference_id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a reference
         * @description The whole document, as `markgraph reference export` writes it: another service can import it with `POST /v1/references`. `ETag` is its handle.
         */
        get: operations["get_v1_references_reference_id_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references/{reference_id}/sensitivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score the scans of a reference under other settings
         * @description For a reference that was made of a study here. It is a job: `/v1/jobs/{id}` says how far it is, in the stages `variants` and `pairs`. Comparisons go first. Once it is done, every comparison on the reference can be asked for `include=sensitivity`. A job that waits, runs or is done is left unchanged.
         */
        post: operations["post_v1_references_reference_id_sensitivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare two marks
         * @description The short report, without intermediate results. A reverse proxy in front of the service may refuse bodies over about 100 MB with its own 413, in HTML.
         */
        post: operations["post_compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare two marks, with scope and the requested blocks
         * @description The report with its scope annotation and the blocks named in `include`. A reverse proxy in front of the service may refuse bodies over about 100 MB with its own 413, in HTML.
         */
        post: operations["post_v1_compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a scan against a domain */
        post: operations["post_v1_scope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compare/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare two marks and get the report as a PDF
         * @description The comparison of `/v1/compare` as a document. Two marks without a likelihood ratio have no document, and a 422 gives the reason: the marks are out of scope, or the scorer config is not that of the reference. For several known marks a refusal is printed too.
         */
        post: operations["post_v1_compare_report_pdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report by its handle, as a PDF
         * @description The document of `/v1/compare/report.pdf` for a stored report, without file names. Of reports without a likelihood ratio only the refusals of several known marks have a document; for others a 422 gives the reason.
         */
        get: operations["get_v1_reports_handle_report_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report by its handle
         * @description The answer of a comparison as it was given, without file names. Blocks are recomputed from its recipe. `ETag` is the handle when no block is requested and the language is English.
         */
        get: operations["get_v1_reports_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a report says and does not say, in plain words
         * @description For a reader who sees a likelihood ratio for the first time. Every sentence is made from the stored report.
         */
        get: operations["get_v1_reports_handle_explanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How two parts of the marks of a report lie on each other
         * @description Bullets and toolmarks: the signatures, their alignment and the congruent windows of any pair of lands. Breech faces: the registration, and the cells of both marks. Only a report with a likelihood ratio has this; what is not stored is computed again from its recipe.
         */
        get: operations["get_v1_reports_handle_pair"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest reports
         * @description With API keys, the list has the reports that were given to this key. Without keys, only requests from the same machine get the list: the service must be bound to the loopback address, and the request must not come through a proxy.
         */
        get: operations["get_v1_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}/bundle.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report with everything it was computed from, as one file
         * @description An RO-Crate that `markgraph verify` and the page `/verify` check without this service: hashes first, then every computation again, and the printed report. The texts are printed on `report.pdf`, and stand in `print.json`. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is asked for and not kept gives a 404.
         */
        get: operations["get_v1_reports_handle_bundle_zip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute everything behind a report again
         * @description Every run is computed anew from the stored scans, with the cache bypassed, and the report is derived again: a likelihood ratio, a score alone, or a refusal. `proved` says part by part what was shown; `verified` is true only where all of it is.
         */
        post: operations["post_v1_reports_handle_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{handle}/diff/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where two reports part
         * @description The first step at which the computations behind two reports differ, and what differs: an input, a parameter, the version of the code, the reference, or the output. Nothing is computed.
         */
        get: operations["get_v1_reports_handle_diff_other"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A comparison or search that runs as a job
         * @description Jobs are made by `/v1/compare` and `/v1/search` with `async=true`. A comparison that is done has a `report_handle`, whatever its outcome: read the answer with `GET /v1/reports/{handle}`. A search that is done has its `answer`.
         */
        get: operations["get_v1_jobs_id"];
        put?: never;
        post?: never;
        /**
         * Cancel a job
         * @description Its work ends. What it has computed is kept.
         */
        delete: operations["delete_v1_jobs_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a job
         * @description Server-sent events: `progress` with the job whenever it changes, and `end` with the job when it has ended.
         */
        get: operations["get_v1_jobs_id_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a scan and get its decoded surface */
        post: operations["post_v1_artifacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kind of an artifact and the run that produced it */
        get: operations["get_v1_artifacts_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small preview of an array */
        get: operations["get_v1_artifacts_handle_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All ancestors of an artifact and the runs between them */
        get: operations["get_v1_artifacts_handle_graph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The data of an artifact: an array as .npy, a document as JSON, a scan as the uploaded file */
        get: operations["get_v1_artifacts_handle_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/image.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A surface or map as a picture with a scale bar
         * @description Square pixels, row 0 at the top, transparent where nothing was measured. A strip of 19 pixels below the picture has the scale bar and, for a map, the range of its colours.
         */
        get: operations["get_v1_artifacts_handle_image_png"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/mesh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A surface or map as float32, for drawing in three dimensions
         * @description Little-endian: a uint32 n; n bytes of JSON (n is a multiple of 4; filled up with spaces); then float32 heights in metres in C order, row 0 first, NaN where nothing was measured. The JSON has `shape` [rows, columns], `pitch` [dx, dy] and `offset` [x, y] of the first point from the first point of the artifact, both in metres, and `z_offset`, the mean height in metres that was taken off.
         */
        get: operations["get_v1_artifacts_handle_mesh"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/tiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What tiles a surface or map has
         * @description Heights without their form (a robust polynomial of degree 2), at the resolution of the scan and at halves of it, for viewers that show a part of a large surface.
         */
        get: operations["get_v1_artifacts_handle_tiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artifacts/{handle}/tiles/{tile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tile of a surface or map
         * @description Little-endian: two float32, middle and step in metres; then int16 values in C order, (side + 2 border) rows and columns. A height is middle + step value; -32768 is a point that was not measured or lies outside of the surface.
         */
        get: operations["get_v1_artifacts_handle_tiles_tile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Simulated marks to try the service with */
        get: operations["get_v1_examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/examples/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the marks of an example
         * @description Simulates both marks, stores them as if they were uploaded, and answers the records of their surfaces. The same example always gives the same handles. The marks are simulated, so their likelihood ratio says nothing about firearms or tools.
         */
        post: operations["post_v1_examples_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/steps/preprocess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Form removal and roughness band */
        post: operations["post_v1_steps_preprocess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/steps/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The signature of one land */
        post: operations["post_v1_steps_signature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/steps/areal-signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The areal signature of one breech face */
        post: operations["post_v1_steps_areal_signature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/steps/align": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Best lag of two signatures */
        post: operations["post_v1_steps_align"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/steps/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Structure features of two bullets */
        post: operations["post_v1_steps_features"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/steps/calibrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A score as a bounded likelihood ratio */
        post: operations["post_v1_steps_calibrate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipes/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A recipe by its handle */
        get: operations["get_v1_recipes_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipes/{handle}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a recipe again and compare hashes
         * @description Every run is computed anew from the stored scans, with the cache bypassed, and the recipe is derived again from these runs. `verified` compares one handle; `difference` names the first place where the recipes differ.
         */
        post: operations["post_v1_recipes_handle_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the studies
         * @description With API keys, the studies of this key; for an admin also those made on the command line. Without keys, only requests from the same machine get the list.
         */
        get: operations["get_v1_studies"];
        put?: never;
        /**
         * Create a study from a manifest
         * @description Equal scans, sources and domain are the same study. Creating it again answers 200 with the existing study.
         */
        post: operations["post_v1_studies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A study with its scans */
        get: operations["get_v1_studies_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a study in the queue
         * @description Comparisons have priority over studies. A study that waits, runs or is done is left unchanged.
         */
        post: operations["post_v1_studies_id_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a study
         * @description Finished pairs are kept. Run the study again to score the rest.
         */
        post: operations["post_v1_studies_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a study
         * @description Server-sent events: `progress` with the record whenever it changes, and `end` with the last record when the study ends.
         */
        get: operations["get_v1_studies_id_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores of a study while it runs
         * @description The scores that a running study has so far, in the order in which they came, the first 100,000 of them and at most 20000 at a time: ask from `next` for those that follow. There are none of a study that does not run, or that another process runs. Results of a finished study are `results.json`.
         */
        get: operations["get_v1_studies_id_scores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/results.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Score, label, sources, marks and hashes of every pair, as CSV */
        get: operations["get_v1_studies_id_results_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/results.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Score, label, sources, marks and hashes of every pair, as JSON */
        get: operations["get_v1_studies_id_results_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which marks of a study hang together
         * @description Pairs with a likelihood ratio of at least `log10_lr` are links; marks that links join are a cluster. Each cluster says which links hold it together, how it comes apart without the weakest of them, and which of its pairs speak against it.
         */
        get: operations["get_v1_studies_id_links"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{id}/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a finished study a reference
         * @description Comparisons select it with their field `reference`. A reference never changes.
         */
        post: operations["post_v1_studies_id_reference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the collections
         * @description With API keys, the collections of this key; for an admin also those made on the command line. Without keys, only requests from the same machine get the list.
         */
        get: operations["get_v1_collections"];
        put?: never;
        /**
         * Make a collection of marks
         * @description A name is one collection of its owner. Making it again answers 200 with the existing one.
         */
        post: operations["post_v1_collections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A collection */
        get: operations["get_v1_collections_id"];
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Only the list is removed. Scans, scores and reports stay.
         */
        delete: operations["delete_v1_collections_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{id}/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The index that a collection is searched by
         * @description A search of a collection of many marks makes sketches of the scans that have none yet, and keeps them.
         */
        get: operations["get_v1_collections_id_index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{id}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scans of a collection, in the order in which they were added */
        get: operations["get_v1_collections_id_scans"];
        put?: never;
        /**
         * Add scans to a collection
         * @description The manifest has the columns of that of a study, without `set`. Scans that are there already stay as they are. If one is refused, none is added.
         */
        post: operations["post_v1_collections_id_scans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{id}/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a study of all pairs of a collection
         * @description It has the marks that the collection has now. Run it, and `GET /v1/studies/{id}/links` tells which of them hang together.
         */
        post: operations["post_v1_collections_id_study"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a study or collection for the marks that agree best with one mark
         * @description The mark is compared with every mark of the study or collection. The best are reported as `/v1/compare` reports them, each with its own report. Scores are kept: after a 503 the same search goes on where it was.
         */
        post: operations["post_v1_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references/{reference_id}/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validation of a reference
         * @description Figures, curves and bounds of both calibrations under each protocol, pooled and fold by fold, with 95 % intervals. Each block names its protocol. The protocols support different claims; none of them is an error rate of examination.
         */
        get: operations["get_v1_references_reference_id_validation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references/{reference_id}/validation.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validation of a reference as a PDF
         * @description The same figures as tables and charts. The same reference always gives the same bytes.
         */
        get: operations["get_v1_references_reference_id_validation_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references/{reference_id}/validation/{figure}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One figure of a validation as SVG
         * @description `scores.svg`, `folds.svg`, or a name of chart, protocol and calibration such as `tippett-source-disjoint-platt.svg`. The charts are `tippett`, `det`, `reliability` and `ece`.
         */
        get: operations["get_v1_references_reference_id_validation_figure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cases, the newest first
         * @description With API keys, the cases of this key; for an admin also those made on the command line. Without keys, only requests from the same machine get the list.
         */
        get: operations["get_v1_cases"];
        put?: never;
        /**
         * Make a case
         * @description A case groups items, propositions and reports. No handle depends on it.
         */
        post: operations["post_v1_cases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A case */
        get: operations["get_v1_cases_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a case
         * @description What is not named stays. A list takes the place of the one that is there; what stands in `add` comes to it.
         */
        patch: operations["patch_v1_cases_id"];
        trace?: never;
    };
    "/v1/cases/{id}/bundle.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A case with its reports, as one file
         * @description `markgraph verify` and the page `/verify` check it without this service: every report in it is computed again, and what the case says of it is compared. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.
         */
        get: operations["get_v1_cases_id_bundle_zip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the plans, the newest first */
        get: operations["get_v1_plans"];
        put?: never;
        /**
         * Plan a validation
         * @description Before the scores: the marks of a study, the reference that gives the ratios, and the criteria. The plan is an artifact that never changes; earlier scores of its marks are named in it.
         */
        post: operations["post_v1_plans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A plan, and how far it is */
        get: operations["get_v1_plans_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans/{handle}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a plan
         * @description Scores the marks, holds the figures against the criteria, and writes the dossier. Watch it, or cancel it, as a study. Running it again changes nothing.
         */
        post: operations["post_v1_plans_handle_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dossiers/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A dossier with its plan */
        get: operations["get_v1_dossiers_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dossiers/{handle}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a dossier
         * @description The approval is an act of the record. Where a criterion is not met, or the dossier names findings, the deviations that are accepted must be stated.
         */
        post: operations["post_v1_dossiers_handle_approvals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dossiers/{handle}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A dossier as a PDF */
        get: operations["get_v1_dossiers_handle_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dossiers/{handle}/bundle.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A dossier with its plan and all scans, as one file
         * @description `markgraph verify` and the page `/verify` do the validation again from it: every scan is read, every pair scored, and the dossier put together anew. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.
         */
        get: operations["get_v1_dossiers_handle_bundle_zip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/impacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what releases changed, the newest first
         * @description The documents that were made in this data folder: every stored report done again by another release.
         */
        get: operations["get_v1_impacts"];
        put?: never;
        /**
         * Do every stored report again
         * @description It is a job: `/v1/jobs/{id}` says how far it is, in the stage `reports`. Every report is computed from its scans under this release, with nothing remembered; once it is done, the document is the newest of the list. One run at a time: while one waits or runs, its job is answered. A run that is stopped begins anew.
         */
        post: operations["post_v1_impacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/impacts/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a release changed
         * @description Which reports have another number, another verbal step, or were refused, with both answers; and who approved it.
         */
        get: operations["get_v1_impacts_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/impacts/{handle}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a release changed, as a PDF
         * @description Counts and approvals first, then every report that changes.
         */
        get: operations["get_v1_impacts_handle_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/impacts/{handle}/bundle.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a release changed, with the reports that change, as one file
         * @description `markgraph verify` and the page `/verify` check it without this service: every report in it is computed again, what this release makes of it is compared, and the document is printed again. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.
         */
        get: operations["get_v1_impacts_handle_bundle_zip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/impacts/{handle}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve what a release changed
         * @description The approval is an act of the record, for good.
         */
        post: operations["post_v1_impacts_handle_approvals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the checks, the newest first */
        get: operations["get_v1_checks"];
        put?: never;
        /**
         * Make a check to be repeated
         * @description Known pairs, whose scores and ratios must not change, and repeated scans of one mark, from which the limits of its rms height and its score come. The check is an artifact that never changes.
         */
        post: operations["post_v1_checks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A check, and all times it was done */
        get: operations["get_v1_checks_handle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{handle}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do a check
         * @description Compares its pairs again and holds today’s scan against the limits. The result is kept, whatever it is; after a failure, `corrected` says what was put right and begins the chart anew.
         */
        post: operations["post_v1_checks_handle_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews in which this key takes part, the newest first */
        get: operations["get_v1_reviews"];
        put?: never;
        /**
         * Ask another key for a review
         * @description The reviewer sees the scans, the propositions and the reference, and neither settings nor result, until the own result is there. Reviews need API keys.
         */
        post: operations["post_v1_reviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A review, as far as this key may see it */
        get: operations["get_v1_reviews_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review as a PDF
         * @description Once both have signed one sentence: the sentence, both results, what differs, and the order of the acts.
         */
        get: operations["get_v1_reviews_id_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}/bundle.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review with both reports and the acts that it rests on, as one file
         * @description `markgraph verify` and the page `/verify` check it without this service: every report in it is computed again, what they differ in and the order of the acts are derived anew, and the document is printed again. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.
         */
        get: operations["get_v1_reviews_id_bundle_zip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit the settings of the reviewer
         * @description Before there is a score: regions, edges and order. Their SHA-256 becomes an act of the record, and they stay as they are.
         */
        post: operations["post_v1_reviews_id_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare with the committed settings
         * @description Other settings are refused. From then on, both see both results and what differs.
         */
        post: operations["post_v1_reviews_id_compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a sentence of resolution
         * @description When both have signed the same sentence, the review is stored as an artifact that never changes.
         */
        post: operations["post_v1_reviews_id_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, the newest first
         * @description The record of what was made, changed, approved, reviewed, signed, exported and deleted. Reading leaves nothing in it, but for a reviewer who reads a result too early. With API keys, the acts of this key; for an admin those of all. Without keys, only requests from the same machine get the list. Each row has the hash of the row before it; `markgraph events --check` checks them all.
         */
        get: operations["get_v1_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free space on the disk
         * @description Drops data that can be computed again, least recently used first, until the store takes at most `bytes` (default: its quota), and takes away files that a killed process left: those that nothing names go to the folder `orphans`. Data in use stay. With API keys an admin may do it; without, requests from the same machine.
         */
        post: operations["post_v1_gc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benchmark/splits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the frozen splits */
        get: operations["get_benchmark_splits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benchmark/splits/{split_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One split: protocol, counts, provenance, hash */
        get: operations["get_benchmark_splits_split_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benchmark/splits/{split_id}/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scores of the submissions, best first */
        get: operations["get_benchmark_splits_split_id_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benchmark/splits/{split_id}/kit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The replication kit: frozen pairs, folds, provenance, scorer, baseline, evaluators */
        get: operations["get_benchmark_splits_split_id_kit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benchmark/splits/{split_id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit one LR for every pair of a split and get their scores
         * @description Calibrate each pair's LR without using labels from either of its sources. If a submission has a problem, none of it is stored and the answer lists the problems. An accepted submission is kept permanently. Sending the same submission again gives the stored answer; the leaderboard shows it once. At most 5 accepted submissions per client address in 3600 s, and 64 MiB each.
         */
        post: operations["post_benchmark_splits_split_id_submissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedJob: {
            /** @description Its id; that of a comparison or a search cannot be guessed. */
            job: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Path of its server-sent events. */
            events: string;
        };
        Alignment: {
            step: string;
            code: string;
            engine_version: string;
            handle: string;
            /** @description Signatures a and b. */
            inputs: string[];
            /** @description Number of samples by which b is shifted. */
            lag: number;
            ccf: number;
        };
        ArrayStep: {
            handle: string;
            kind: string;
            meta: {
                [key: string]: unknown;
            };
            produced_by: {
                step: string;
                code: string;
                params: {
                    [key: string]: unknown;
                };
                /** @description Handles, in the order of the inputs of the node. */
                inputs: string[];
                engine_version: string;
                output: string;
            } | null;
            bytes: number;
            preview: {
                [key: string]: unknown;
            };
        };
        ArtifactGraph: {
            handle: string;
            nodes: {
                handle: string;
                kind: string;
                meta: {
                    [key: string]: unknown;
                };
                /** @description Size of its data. */
                bytes: number;
            }[];
            edges: {
                step: string;
                code: string;
                params: {
                    [key: string]: unknown;
                };
                inputs: string[];
                /** @description The inputs by name. */
                roles: {
                    [key: string]: string | string[];
                };
                engine_version: string;
                output: string;
                /** @description How long it took when it was first done, without waiting; null when nobody measured it. */
                seconds: number | null;
            }[];
        };
        ArtifactRecord: {
            handle: string;
            kind: string;
            meta: {
                [key: string]: unknown;
            };
            produced_by: {
                step: string;
                code: string;
                params: {
                    [key: string]: unknown;
                };
                /** @description Handles, in the order of the inputs of the node. */
                inputs: string[];
                engine_version: string;
                output: string;
            } | null;
            bytes: number;
        };
        BulletFeatures: {
            diag_mean: number;
            diag_min: number;
            diag_contrast: number;
            offset_margin: number | null;
            lag_coherence: number;
            offset: number;
            diag_ccf: number[];
            diagonal: number[][];
            land_ccf_matrix: number[][];
            land_lag_matrix: number[][];
            best_land_a: number;
            best_land_b: number;
            upside_down: boolean;
            arrangements: {
                as_given: number;
                upside_down: number;
                order_reversed: number;
                lands_turned: number;
            } | null;
        };
        CalibratedScore: {
            /** @constant */
            calibrated: true;
            config_verified: boolean;
            score: number;
            likelihood_ratio: number;
            log10_lr: number;
            lr_bound_log10: number;
            lr_bounds_log10: number[];
            lr_bound_hit: boolean;
            /** @enum {string} */
            direction: "same source" | "different sources";
            verbal: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            reference: {
                id: string;
                name: string;
                scorer_config_hash: string;
                diagnostics: {
                    n_km: number;
                    n_knm: number;
                    auc: number;
                    cllr: number;
                    cllr_min: number;
                };
            };
            calibration: components["schemas"]["CalibrationBlock"];
            log10_lr_ci?: [
                number,
                number
            ];
            lr_ci_method?: string;
            n_sources?: number;
        };
        CalibrationBlock: {
            reference_name: string;
            n_km: number;
            n_knm: number;
            auc: number;
            eer: number;
            lr_bound_log10: number;
            /** @description Least and greatest log10 LR that the reference supports; `lr_bound_log10` is that of the side of the answer. */
            lr_bounds_log10: number[];
            score_marker: number;
            this_log10_lr: number;
            km_knm_hist: {
                edges: number[];
                km_counts: number[];
                knm_counts: number[];
            };
            tippett: {
                log10_lr: number[];
                km_ge: number[];
                knm_ge: number[];
            };
            /** @description Of several known marks: the densities of the score, before the bounds. */
            densities?: {
                score: number[];
                /** @description Of a mark of another source: scores by chance. */
                different: number[];
                /** @description Of a mark of the source of the known marks. */
                same: number[];
            };
        };
        Case: {
            id: string;
            number: string;
            /** @description ISO 8601, UTC. */
            created: string;
            /** @description What the case is about. */
            name: string;
            /**
             * @description A closed case is not changed until it is open again.
             * @enum {string}
             */
            state: "open" | "closed";
            /** @description The items that were submitted. */
            items: {
                /** @description What the case calls the item. */
                exhibit: string;
                /**
                 * @description Whether it is a questioned mark, or a known one: a test fire, or a test mark of a tool.
                 * @enum {string}
                 */
                role?: "questioned" | "known";
                /** @description What the case calls the source of a known mark. The test fires of one source share it. */
                source?: string;
                /**
                 * @description Kind of mark.
                 * @enum {string}
                 */
                domain?: "impressed" | "striated" | "toolmark";
                /**
                 * @description What it is, or shows.
                 * @default
                 */
                note: string;
                /**
                 * @description Its marks: SHA-256 or handles of scans, or handles of reports. Of an item with a `role`: handles of its scans.
                 * @default []
                 */
                marks: string[];
                /** @description The land of each of its scans, from 1, where it is a bullet. */
                lands?: number[];
            }[];
            /** @description Who received which items, and when. */
            received: {
                /** @description Which items. */
                what: string;
                /** @description Who received them. */
                who: string;
                /**
                 * @description When, as it is given.
                 * @default
                 */
                when: string;
            }[];
            propositions: {
                /**
                 * @description That the marks have one source, in the words of the case.
                 * @default
                 */
                same: string;
                /**
                 * @description That they have different sources, in the words of the case.
                 * @default
                 */
                different: string;
                /**
                 * @description Who supplied the propositions.
                 * @default
                 */
                supplied_by: string;
            };
            reference: {
                /**
                 * @description The relevant population.
                 * @default
                 */
                population: string;
                /**
                 * @description Why the reference stands for it.
                 * @default
                 */
                reason: string;
            };
            reports: {
                /** @description `report_handle` of a comparison. */
                handle: string;
                /**
                 * @description The earlier report of the case that this one takes the place of.
                 * @default null
                 */
                replaces: string | null;
                /** @description The exhibit of its questioned mark. Default: that of the report that it replaces. */
                questioned?: string;
                /** @description The source of its known marks. Default: that of the report that it replaces. */
                source?: string;
                /** @description ISO 8601, UTC. */
                added: string;
                /** @description 1 for a report that replaces none, otherwise one more than that one. */
                version: number;
                replaced_by: string | null;
                domain: ("impressed" | "striated" | "toolmark") | null;
                outcome: ("calibrated" | "uncalibrated" | "refused") | null;
                log10_lr: number | null;
            }[];
        };
        Collection: {
            id: string;
            name: string;
            domain: string;
            created: string;
            /** @description Number of scans. */
            scans: number;
            /** @description Number of marks. */
            marks: number;
        };
        CollectionIndex: {
            /**
             * @description `complete`: every scan has been sketched; `partial`: the next search does the others, if there are more marks than it scores; `none`: marks of this domain have no sketches.
             * @enum {string}
             */
            state: "complete" | "partial" | "none";
            /** @description Scans of the collection. */
            scans: number;
            /** @description Scans that have been sketched. */
            sketches: number;
            /** @description Bytes of the sketches. */
            bytes: number;
        };
        ComparisonReport: {
            /** @constant */
            calibrated: true;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            score: number;
            score_kind: string;
            attribution: components["schemas"]["Region"][];
            attribution_b: components["schemas"]["Region"][];
            /** @description Left out with `previews=false`. */
            previews?: {
                a: number[][];
                b: number[][];
            };
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                filenames: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
                scorer: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            likelihood_ratio: number;
            log10_lr: number;
            log10_lr_ci_lo: number;
            log10_lr_ci_hi: number;
            lr_ci_method: string;
            n_sources: number;
            /** @enum {string} */
            direction: "same source" | "different sources";
            verbal: string;
            lr_bound_log10: number;
            /** @description Least and greatest log10 LR that the reference supports; `lr_bound_log10` is that of the side of the answer. */
            lr_bounds_log10: number[];
            lr_bound_hit: boolean;
            reference: {
                id: string;
                name: string;
                n_km: number;
                n_knm: number;
                cllr: number;
                cllr_min: number;
                auc: number;
                diagnostics_protocol: string;
                scorer_config_hash: string;
                /** @description How its scores become likelihood ratios. */
                calibration: string;
                /** @description Sources that take no part, because scans of them are compared. */
                left_out: string[];
                /** @description For each data set, the least and the greatest value of every measure over its scans. */
                conditions: {
                    tag: string;
                    n_scans: number;
                    ranges: {
                        [key: string]: number[];
                    };
                    /** @description Instruments that the files name; absent where nothing is known of them. */
                    instruments?: {
                        manufacturer: string;
                        model: string | null;
                        serials: string[];
                    }[];
                }[];
                /** @description What the bound of either side counts as one piece of evidence: pairs of sources, or whole data sets. */
                bounds_by: {
                    /** @enum {string} */
                    lower: "source" | "data_set";
                    /** @enum {string} */
                    upper: "source" | "data_set";
                };
                /** @description Data sets that hold same-source and different-source pairs of the fit. */
                n_data_sets: {
                    km: number;
                    knm: number;
                } | null;
                /** @description Who vouches for the population; null: nobody. */
                population: string | null;
                /** @description Each data set tried with the fit and the bounds of the others. Of several known marks: how many sources were asked about, the share of the questions that got a number, and the Cllr with LR 1 where there is none. */
                left_out_diagnostics: {
                    data_set: string;
                    n_km: number;
                    n_knm: number;
                    auc: number | null;
                    cllr: number | null;
                    cllr_min: number | null;
                    km_under_third: number | null;
                    knm_over_three: number | null;
                    n_sources?: number;
                    answered?: number | null;
                    cllr_all?: number | null;
                }[];
            };
            propositions: {
                code: string;
                same: string;
                different: string;
            };
            /** @description Why the result is weaker evidence than its number suggests. */
            evidence_note?: {
                single_land: boolean;
                /** @constant */
                level: "diagnostic_only";
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                reason: string;
            };
            recipe_handle: string;
            /** @description What test fires would add, where one mark was compared with one. */
            note_test_fires?: string;
        };
        DataSetOrigin: {
            tag: string;
            /** @description Make and model of the firearm or tool; null where nobody states it. */
            make: string | null;
            /** @description Null where nobody states it. */
            calibre: string | null;
            /** @description Instruments that the files of its scans name, each once. */
            instruments: {
                manufacturer: string;
                model: string | null;
            }[];
        };
        Detection: {
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description 0 is isotropic texture, 1 is parallel striae. */
            coherence: number;
            /** @description Share of the variance that is left in the means of straight lines; the suggestion changes at the modality_split of the scorer config. */
            collapse_ratio: number;
            /** @enum {string} */
            decided_by: "collapse_ratio";
        };
        ExamplePair: {
            id: string;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            title: string;
            /** @description What is known about the marks because they were simulated. */
            note: string;
        };
        Explanation: {
            /** @enum {string} */
            outcome: "calibrated" | "uncalibrated" | "refused";
            /** @description The outcome in one sentence. */
            summary: string;
            /** @description What the result means, one idea a paragraph, in the order in which it should be read. Keep the warnings, the reference and the limits. */
            paragraphs: string[];
        };
        FacePair: {
            /** @constant */
            kind: "map";
            pitch_um: number;
            /** @description How B is laid on A: turned, then shifted by pixels. */
            registration: {
                rotation_deg: number;
                shift_y: number;
                shift_x: number;
            };
            /** @description Pixels of a side of a cell. */
            cell: number;
            /** @description Every cell of each mark with enough measured points. */
            cells: {
                a: {
                    /** @description First row and column in pixels of the map of the mark. */
                    y: number;
                    x: number;
                    congruent: boolean;
                    /** @description Place of a congruent cell on the map of the other mark. */
                    y_other: number | null;
                    x_other: number | null;
                    corr: number | null;
                }[];
                b: {
                    /** @description First row and column in pixels of the map of the mark. */
                    y: number;
                    x: number;
                    congruent: boolean;
                    /** @description Place of a congruent cell on the map of the other mark. */
                    y_other: number | null;
                    x_other: number | null;
                    corr: number | null;
                }[];
            };
            artifacts: {
                a: {
                    /** @description The part of the scan that is compared. */
                    surface: string;
                    /** @description Its map of 256 x 256 pixels. */
                    signature: string;
                };
                b: {
                    /** @description The part of the scan that is compared. */
                    surface: string;
                    /** @description Its map of 256 x 256 pixels. */
                    signature: string;
                    /** @description The map of B as it is laid on that of A. */
                    registered: string;
                };
            };
            placement: components["schemas"]["Placement"];
            trace?: {
                a: {
                    [key: string]: unknown;
                };
                b: {
                    [key: string]: unknown;
                };
            };
        };
        Failure: {
            /** @description What is wrong, in English. */
            detail: string;
            /** @description With names in braces: a client that has the text in another language can say it. */
            text?: string;
            /** @description By these names: numbers, texts, or texts with values of their own. */
            values?: {
                [key: string]: unknown;
            };
        };
        FeaturesStep: {
            step: string;
            code: string;
            engine_version: string;
            handle: string;
            inputs: {
                a: string[];
                b: string[];
            };
            features: components["schemas"]["BulletFeatures"];
        };
        Finding: components["schemas"]["Said"];
        Health: {
            /**
             * @description `degraded`: stored answers can be read, but nothing new can be stored, or soon not.
             * @enum {string}
             */
            status: "ok" | "degraded";
            engine_version: string;
            domains: ("impressed" | "striated" | "toolmark")[];
            rate_limiter: {
                tracked_ips: number;
            };
        };
        Impact: {
            /** @constant */
            format: "markgraph-impact-1";
            /** @description ISO 8601, UTC. */
            created: string;
            /** @description Of the release that did the comparisons again. */
            engine_version: string;
            reports: number;
            /** @description A report is counted under its gravest change. */
            counts: {
                equal: number;
                words: number;
                moved: number;
                verbal: number;
                bound: number;
                refused: number;
                answered: number;
                "not done": number;
            };
            /** @description The largest move of a log10 ratio. */
            largest: number | null;
            /** @description All but the equal ones. */
            changed: {
                report: string;
                domain: string;
                /** @description That the report names. */
                engine_version: string;
                /** @enum {string} */
                change: "equal" | "words" | "moved" | "verbal" | "bound" | "refused" | "answered" | "not done";
                was: {
                    /** @description `calibrated`, `uncalibrated` or `refused`. */
                    outcome: string;
                    score: number | null;
                    log10_lr: number | null;
                    /** @description Whether the ratio ends at a bound; null without a ratio. */
                    at_bound: boolean | null;
                    verbal: string | null;
                    /** @description Of a refusal. */
                    reason: string | null;
                };
                is: {
                    /** @description `calibrated`, `uncalibrated` or `refused`. */
                    outcome: string;
                    score: number | null;
                    log10_lr: number | null;
                    /** @description Whether the ratio ends at a bound; null without a ratio. */
                    at_bound: boolean | null;
                    verbal: string | null;
                    /** @description Of a refusal. */
                    reason: string | null;
                } | null;
                /** @description Why it was not done again. */
                why: string | null;
            }[];
        };
        Instrument: {
            manufacturer: string | null;
            model: string | null;
            serial: string | null;
            probing: string | null;
            /** @description Day of the last calibration, as the file has it. 1970-01-01 and 1980-01-01 are defaults of clocks. */
            calibrated: string | null;
            /** @description Day of the scan. Many files have the same day for both. */
            measured: string | null;
        };
        Job: {
            job: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Computations by stage, those taken from the store included: the stages of a recipe, `scope` (checks of the scans) and `report`. Stages that have not begun are left out. Of a reference under other settings: `variants` and `pairs`, those of the deployed settings included. */
            stages: {
                stage: string;
                done: number;
                /** @description While the job runs, an estimate: what every scan has in common is counted for all. */
                total: number;
            }[];
            /** @description Once a comparison is done. Null for other jobs. */
            report_handle: string | null;
            /** @description Once a search is done: what `/v1/search` answers. */
            answer?: components["schemas"]["SearchAnswer"];
            /** @description Why it failed. */
            error: string | null;
            /** @description `error` as a text with names in braces, and its values. */
            failure: {
                /** @description With names in braces: a client that has the text in another language can say it. */
                text: string;
                /** @description By these names: numbers, texts, or texts with values of their own. */
                values: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description ISO 8601, UTC. */
            created: string;
            /** @description Path of its server-sent events. */
            events: string;
        };
        LaboratoryCheck: {
            /** @constant */
            format: "markgraph-check-1";
            name: string;
            chosen_by: string;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description ISO 8601, UTC. */
            created: string;
            engine_version: string;
            reference: {
                id: string;
                handle: string;
            };
            pairs: {
                /** @description Handles of the scans of one mark, in order, as `POST /v1/artifacts` answers them. */
                a: string[];
                /** @description The same of the other mark. */
                b: string[];
                same_source: boolean;
                score: number | null;
                log10_lr: number | null;
                /** @description Why there is no ratio. */
                refused: string | null;
            }[];
            repeats: {
                scan: string;
                /** @description Of the part compared, in its band. */
                rms_nm: number;
                /** @description With the first one; null for that one itself. */
                score: number | null;
            }[];
            /** @description Of the natural logarithm of `rms_nm`. */
            log_rms: {
                n: number;
                mean: number;
                /** @description Standard deviation, with n − 1. */
                sd: number;
            };
            scores: {
                n: number;
                mean: number;
                /** @description Standard deviation, with n − 1. */
                sd: number;
            };
        };
        LaboratoryCheckRun: {
            /** @constant */
            format: "markgraph-check-run-1";
            check: string;
            /** @description The run before. */
            previous: string | null;
            /** @description ISO 8601, UTC. */
            created: string;
            engine_version: string;
            scan: string;
            /** @description Null where the scan could not be measured. */
            rms_nm: number | null;
            /** @description With the first repeat. */
            score: number | null;
            least_score: number;
            point: {
                /** @description Of the natural logarithm of `rms_nm` from the mean of the repeats. */
                deviation: number;
                single_limit: number;
                /** @description Exponentially weighted average of the deviations, 0.4 for the newest. */
                average: number;
                average_limit: number;
                /** @description Since the chart began. */
                checks: number;
            } | null;
            corrected: string | null;
            passed: boolean;
            /** @description Why it is not passed. */
            findings: components["schemas"]["Said"][];
        };
        Leaderboard: {
            split: string;
            split_hash: string;
            /** @description Sorted by total Cllr (the mean over folds), smallest first. */
            entries: {
                submitter: string;
                method: string;
                url: string | null;
                is_reference: boolean;
                cllr: number;
                cllr_std: number;
                cllr_min: number;
                auc: number;
                calibration_loss: number;
                created_at: string;
            }[];
        };
        ListedCheck: {
            handle: string;
            name: string;
            domain: string;
            /** @description ISO 8601, UTC. */
            created: string;
            runs: number;
            /** @description The last time it was done. */
            last: {
                created: string;
                passed: boolean;
            } | null;
        };
        ListedReference: {
            id: string;
            name: string;
            /** @enum {string} */
            domain?: "impressed" | "striated" | "toolmark";
            /** @description The score that it calibrates. */
            score_kind?: string;
            scorer_config_hash: string;
            cluster_scheme: string;
            n_sources: number;
            datasets: ({
                tag: string;
                source: string;
            } & {
                [key: string]: unknown;
            })[];
            diagnostics: {
                n_km: number;
                n_knm: number;
                auc: number;
                cllr: number;
                cllr_min: number;
            };
            diagnostics_protocol: string;
            calibration?: string;
            /** @description For each data set, the least and the greatest value of every measure over its scans. */
            conditions?: {
                tag: string;
                n_scans: number;
                ranges: {
                    [key: string]: number[];
                };
                /** @description Instruments that the files name; absent where nothing is known of them. */
                instruments?: {
                    manufacturer: string;
                    model: string | null;
                    serials: string[];
                }[];
            }[];
            /** @description What the bound of either side counts as one piece of evidence: pairs of sources, or whole data sets. */
            bounds_by?: {
                /** @enum {string} */
                lower: "source" | "data_set";
                /** @enum {string} */
                upper: "source" | "data_set";
            };
            /** @description Who vouches for the population, and which it is. */
            population?: string | null;
            /** @description `scans seen`: its marks are named by their scans. `scores as sent`: scores came alone, and its bounds rest on no more sources than the smaller class can prove. */
            evidence?: string;
            /** @description What would be refused in this reference, and the reason why it was accepted. */
            accepted?: {
                code: string;
                reason: string;
            }[];
            /** @description Each data set tried with the fit and the bounds of the others. Of several known marks: how many sources were asked about, the share of the questions that got a number, and the Cllr with LR 1 where there is none. */
            left_out_diagnostics?: {
                data_set: string;
                n_km: number;
                n_knm: number;
                auc: number | null;
                cllr: number | null;
                cllr_min: number | null;
                km_under_third: number | null;
                knm_over_three: number | null;
                n_sources?: number;
                answered?: number | null;
                cllr_all?: number | null;
            }[];
            /** @description Ids of its data sets that are references by themselves. */
            parts?: string[];
            /** @description Smallest and largest pitch of its scans in metres. */
            measured_pitch?: number[];
            generator: string;
            created: string;
            /** @description Least and greatest log10 LR of two marks that the reference supports; null where its pairs support none. */
            lr_bounds_log10: number[] | null;
            /** @description What made the marks of each data set and what measured them. It is no part of the document. */
            origins: components["schemas"]["DataSetOrigin"][];
            /** @description The last time that a check of the laboratory on this reference was done; null: never. Absent for who may not list checks. */
            last_check?: {
                /** @description ISO 8601, UTC. */
                created: string;
                passed: boolean;
            } | null;
        } & {
            [key: string]: unknown;
        };
        ListedReview: {
            id: string;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description ISO 8601, UTC. */
            created: string;
            requester: string;
            reviewer: string;
            /** @description Which of the two asks here; null for the operator. */
            you: ("requester" | "reviewer") | null;
            /** @enum {string} */
            state: "open" | "committed" | "compared" | "resolved";
            document: string | null;
        };
        MarkType: {
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description The marks in a list or a heading. */
            title: string;
            /** @description The name of the choice between mark types. */
            choice: string;
            /** @description Which scans to give. */
            scans: string;
            /** @description A mark that is compared with known ones. */
            questioned: string;
            /** @description A mark that was made with a known source to compare with. */
            test_mark: string;
            /** @description Several of them. */
            test_marks: string;
            /** @description What makes the marks. */
            source: string;
            /** @description Whether a shot leaves the marks, so that the ammunition matters. */
            fired: boolean;
            /** @description Whether a mark has places for its scans, so that one may be missing. */
            places: boolean;
            /** @description The word for one part of a mark that has several scans. */
            part: string | null;
            /** @description Whether it shows parallel striae. */
            striated: boolean;
            /**
             * @description How its marks are drawn.
             * @enum {string}
             */
            layout: "striae" | "map";
            /** @description Whether two marks can be shown on each other: `/v1/reports/{handle}/pair`. */
            pair: boolean;
            /** @description What a person may set on a scan: groove edges, or the region of the mark. */
            editor: ("edges" | "region") | null;
            /** @description Its stages that can be run alone, at `/v1/steps/{step}`. */
            steps: string[];
        };
        Meta: {
            /** @description In the order in which they are offered. */
            mark_types: components["schemas"]["MarkType"][];
            nodes: components["schemas"]["Node"][];
            /** @description The settings of the scorer of all mark types. */
            settings: components["schemas"]["Setting"][];
        };
        Node: {
            name: string;
            version: number;
            /** @description What it does, in a few words. */
            title: string;
            /** @description The stage of a methods section that it belongs to; null where no ratio rests on it. */
            stage: ("decode" | "region" | "preprocess" | "signature" | "areal-signature" | "compare" | "calibrate" | "uncertainty") | null;
            /** @description Its parameters that the scorer config sets, and the key of each. */
            config_keys: {
                [key: string]: string;
            };
        };
        /** @description How the surface of B lies on that of A, as the score has it: turned clockwise by rotation_deg about its upper left corner, then shifted by x_um to the right and y_um down. */
        Placement: {
            a: {
                /** @description The surface that is looked at. */
                surface: string;
                /** @description Regions that agree, in micrometres from its upper left corner. The i-th of A belongs to the i-th of B. */
                regions: {
                    x_um: number;
                    y_um: number;
                    w_um: number;
                    h_um: number;
                }[];
            };
            /** @description Its regions are turned by -rotation_deg about their middles, so that they are upright where B lies on A. */
            b: {
                /** @description The surface that is looked at. */
                surface: string;
                /** @description Regions that agree, in micrometres from its upper left corner. The i-th of A belongs to the i-th of B. */
                regions: {
                    x_um: number;
                    y_um: number;
                    w_um: number;
                    h_um: number;
                }[];
            };
            rotation_deg: number;
            x_um: number;
            y_um: number;
        };
        PlanState: {
            handle: string;
            name: string;
            domain: string;
            /** @description ISO 8601, UTC. */
            created: string;
            /** @description The study that scores the marks. */
            study: string;
            /** @enum {string} */
            state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
            /** @description Why it failed. */
            reason: string | null;
            pairs_done: number;
            pairs_total: number;
            /** @description Null until the plan has been run. */
            dossier: string | null;
        };
        Preview: {
            handle: string;
            kind: string;
            signature: (number | null)[];
        } | {
            handle: string;
            kind: string;
            grid: (number | null)[][];
        };
        /** @description W3C PROV-JSON */
        ProvJson: {
            prefix: {
                [key: string]: string;
            };
            entity: {
                [key: string]: unknown;
            };
            activity: {
                [key: string]: unknown;
            };
            used: {
                [key: string]: unknown;
            };
            wasGeneratedBy: {
                [key: string]: unknown;
            };
        };
        Proved: {
            /** @enum {string} */
            computation: "equal" | "differs" | "not computed";
            /**
             * @description `bundled`: it came with a release. `trusted`: it is in `MARKGRAPH_TRUST`, or the operator of this service made or imported it. `unknown`: the number is relative to whatever that reference is.
             * @enum {string}
             */
            reference: "bundled" | "trusted" | "unknown";
            /** @description Whether a refusal follows from its scans; null where the report is none. */
            refusal: ("derived" | "not derived") | null;
            /** @description Whether the PDF is what is printed again; null where it was not printed, then `not_looked_at` names it. */
            pdf: ("equal" | "differs" | "absent" | "other release") | null;
            signatures: {
                file: string;
                /** @enum {string} */
                kind: "signature" | "timestamp";
                /** @description Null where it could not be checked; `message` says why. */
                valid: boolean | null;
                message: string;
                /** @description Id of the key that signed: the SHA-256 of the public key; null where it is none, or not valid. */
                key: string | null;
            }[];
            /** @description Files of which nothing is proved. */
            not_looked_at: string[];
        };
        /** @description Recipes of engine 0.1.0 lack the optional fields; they are served but cannot be verified. */
        Recipe: {
            handle: string;
            api_version?: string;
            engine_version: string;
            domain: string;
            scorer_config?: {
                [key: string]: unknown;
            };
            scorer_config_hash: string;
            /** @description SHA-256 of each scan, its place, and how it was read where this is not as usual: units and mask of each scan, edges in metres. */
            inputs: {
                mark_a: string[];
                mark_b: string[];
                known?: string[][];
                mark_a_lands?: number[];
                mark_b_lands?: number[];
                n_lands?: number;
                mark_a_units?: ("file" | "um")[];
                mark_b_units?: ("file" | "um")[];
                mark_a_mask?: ("auto" | "file" | "none")[];
                mark_b_mask?: ("auto" | "file" | "none")[];
                mark_a_edges?: (number[] | null)[];
                mark_b_edges?: (number[] | null)[];
                mark_a_replica?: boolean;
                mark_b_replica?: boolean;
                mark_a_mirrored?: boolean;
                mark_b_mirrored?: boolean;
                known_read?: {
                    lands?: number[];
                    units?: ("file" | "um")[];
                    mask?: ("auto" | "file" | "none")[];
                    edges?: (number[] | null)[];
                    replica?: boolean;
                    mirrored?: boolean;
                }[];
            };
            reference: {
                id?: string;
                name: string;
                handle?: string;
                scorer_config_hash: string;
                left_out?: string[];
            } & {
                [key: string]: unknown;
            };
            result: {
                score?: number;
                score_kind?: string;
                likelihood_ratio: number;
                log10_lr: number;
                log10_lr_ci?: number[];
                lr_ci_method?: string;
                lr_bound_log10?: number;
                lr_bounds_log10?: number[];
                lr_bound_hit?: boolean;
                direction?: string;
                verbal: string;
            } & {
                [key: string]: unknown;
            };
            steps: {
                step: string;
                /** @description The implementing nodes with their versions. */
                code: string;
                /** @description Parameters that have the same value in all runs that use them. */
                params?: {
                    [key: string]: unknown;
                };
                /** @description Artifacts from outside the step. */
                inputs: string[];
                /** @description Artifacts that are used outside the step. */
                output: string[];
                /** @description Every computation, each after the ones it depends on. */
                runs?: {
                    node: string;
                    version: number;
                    params: {
                        [key: string]: unknown;
                    };
                    inputs: {
                        [key: string]: string | string[];
                    };
                    output: string;
                }[];
            }[];
        };
        Refusal: {
            /** @constant */
            refused: true;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description The reasons as one text. */
            reason: string;
            /** @description Why there is no likelihood ratio. */
            reasons: components["schemas"]["Said"][];
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            /** @description Also the id of the reference that the scans were checked against, and how they were read. */
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                filenames: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            /** @description Under which the scans were checked. Reports of releases before 1.0.0 do not say it. */
            scorer_config?: {
                [key: string]: unknown;
            };
        };
        RefusedScore: {
            /** @constant */
            calibrated: false;
            config_verified: boolean;
            score: number;
            reference: {
                id: string;
                name: string;
                scorer_config_hash: string;
                diagnostics: {
                    n_km: number;
                    n_knm: number;
                    auc: number;
                    cllr: number;
                    cllr_min: number;
                };
            };
            requested_scorer_config_hash?: string;
            reference_scorer_config_hash?: string;
            reason: string;
        };
        Region: {
            x: number;
            y: number;
            w: number;
            h: number;
            corr: number;
            x_frac: number;
            y_frac: number;
            w_frac: number;
            h_frac: number;
        };
        ReportDifference: {
            equal: boolean;
            /** @description The answer in one sentence. */
            sentence: string;
            a: string;
            b: string;
            /** @description The first run at which the reports part. */
            first: {
                step: string;
                node: string;
                /**
                 * @description `run`: only one of the reports has it; `output`: the same run gave something else.
                 * @enum {string}
                 */
                what: "input" | "reference" | "parameter" | "code" | "run" | "output";
                /** @description The input or parameter. */
                name: string | null;
                /** @description In report A. */
                a: unknown;
                /** @description In report B. */
                b: unknown;
                /** @description What the outputs of that run differ in, when both are kept. */
                outputs: ({
                    /** @description JSON Pointer. */
                    path: string;
                    /** @description In report A. */
                    a: unknown;
                    /** @description In report B. */
                    b: unknown;
                } | {
                    /** @description The first number that differs, counted along the rows. */
                    index: number;
                    a: number | null;
                    b: number | null;
                    /** @description How many numbers differ. */
                    differing: number;
                    of: number;
                    /** @description The largest difference of two numbers. */
                    largest: number;
                }) | null;
            } | null;
            /** @description Of each step: its runs in A and in B, and how many are the same. */
            steps: {
                step: string;
                a: number;
                b: number;
                same: number;
            }[];
            /** @description Where the reports differ first. */
            report: {
                path: string;
                /** @description In report A. */
                a: unknown;
                /** @description In report B. */
                b: unknown;
            } | null;
        };
        ReportList: {
            reports: {
                handle: string;
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                /** @enum {string} */
                outcome: "calibrated" | "uncalibrated" | "refused";
                log10_lr: number | null;
                /** @description Handle of the recipe; null when the report has no likelihood ratio. */
                recipe_handle: string | null;
                /** @description When it was first given to this client; ISO 8601, UTC. */
                created: string;
                /** @description Made between a check of the laboratory that passed and the next one, with failures between. */
                in_doubt: boolean;
            }[];
            /** @description The `cursor` of the next page; null on the last one. */
            next: string | null;
        };
        ReportVerification: {
            /** @description True only where all of it is proved. */
            verified: boolean;
            /** @enum {string} */
            verdict: "not verified" | "intact, not recomputable" | "equal, not all known" | "verified";
            /** @description The verdict in one sentence. */
            sentence: string;
            proved: components["schemas"]["Proved"];
            /** @description Null where a finding came before, or the report names none. */
            reference: {
                /** @description As the document calls itself; null where the document is not there. */
                id: string | null;
                handle: string;
                /** @description It has the id of a bundled reference and is none. */
                borrows_id: boolean;
            } | null;
            report: string | null;
            recipe: string | null;
            domain: string | null;
            outcome: ("calibrated" | "uncalibrated" | "refused") | null;
            log10_lr: number | null;
            /** @description The engine that the report names. */
            report_engine_version: string | null;
            /** @description That of this program. */
            engine_version: string;
            /** @description Files whose hashes were compared; 0 for a report of a data folder. */
            files: number;
            findings: {
                /** @description The file, or the part of the ZIP. */
                file: string;
                /** @enum {string} */
                what: "changed" | "missing" | "added" | "container" | "contradiction";
                message: string;
                /** @description Whose output or input the file holds, in words; null for the files that are no artifacts. */
                step: string | null;
            }[];
            steps: {
                step: string;
                runs: number;
                equal: number;
                not_equal: number;
                not_recomputable: number;
                /** @description Each reason once. */
                reasons: string[];
            }[];
            /** @description Whether the comparison, done again, gives the recipe and the report; null where a finding came before. */
            derivation: {
                /** @enum {string} */
                status: "equal" | "not equal" | "not derived";
                reason: string | null;
                recipe: string | null;
                report: string | null;
                difference: unknown;
            } | null;
            /** @description The first difference. */
            difference: {
                step: string;
                node: string | null;
                artifact: string;
                recomputed: string | null;
                /** @description Null where the recorded data are not there to be looked at. */
                value: unknown;
            } | null;
            /** @description Each computation that gave another result. */
            unequal: string[];
            /** @description What cannot be shown, and why. */
            lacks: string[];
        };
        Review: {
            id: string;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description ISO 8601, UTC. */
            created: string;
            /** @description The key that asked for the review. */
            requester: string;
            /** @description The key that was asked. */
            reviewer: string;
            reason: string;
            reference: {
                id: string;
                handle: string;
            };
            propositions: {
                same: string;
                different: string;
            };
            scans: {
                mark_a: string[];
                mark_b?: string[];
                known?: string[][];
            };
            /** @description Which of the two asks here; null for the operator. */
            you: ("requester" | "reviewer") | null;
            /**
             * @description `open`: the reviewer has not committed settings. `committed`: they are fixed, and not yet compared. `compared`: both results are shown. `resolved`: both have signed.
             * @enum {string}
             */
            state: "open" | "committed" | "compared" | "resolved";
            commitment: {
                /** @description SHA-256 of the canonical JSON (RFC 8785) of the settings. */
                sha256: string;
                /** @description Null for the requester until both are shown. */
                settings: {
                    mark_a: {
                        /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                        scans: string[];
                        /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                        lands?: number[];
                        /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                        edges?: (number[] | null)[];
                        /** @description Whether the scans show a cast. */
                        replica?: boolean;
                        /** @description Whether the scans show the mirror image of the mark. */
                        mirrored?: boolean;
                    };
                    mark_b?: {
                        /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                        scans: string[];
                        /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                        lands?: number[];
                        /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                        edges?: (number[] | null)[];
                        /** @description Whether the scans show a cast. */
                        replica?: boolean;
                        /** @description Whether the scans show the mirror image of the mark. */
                        mirrored?: boolean;
                    };
                    /** @description In place of `mark_b`, where the review has several known marks, in its order. */
                    known?: {
                        /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                        scans: string[];
                        /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                        lands?: number[];
                        /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                        edges?: (number[] | null)[];
                        /** @description Whether the scans show a cast. */
                        replica?: boolean;
                        /** @description Whether the scans show the mirror image of the mark. */
                        mirrored?: boolean;
                    }[];
                    /** @description Number of lands on a bullet. Default: the highest position. */
                    n_lands?: number;
                } | null;
            } | null;
            /** @description Null for the reviewer until the own result is there. */
            first: {
                /** @description Whose it is. */
                principal: string;
                report: string;
                /** @enum {string} */
                outcome: "calibrated" | "uncalibrated" | "refused";
                score: number | null;
                log10_lr: number | null;
                verbal: string | null;
                /** @description Why there is no likelihood ratio. */
                reasons: components["schemas"]["Said"][];
                settings: {
                    mark_a: {
                        /** @description Whole surfaces of the scans, in the order in which they were compared. */
                        scans: string[];
                        /** @description SHA-256 of the files: another one where a region was drawn. */
                        files: string[];
                        lands: number[] | null;
                        /** @description Which part of each scan is used; null: it was found. */
                        mask: ("auto" | "file" | "none")[] | null;
                        units: ("file" | "um")[] | null;
                        /** @description In micrometres; null: they were found. */
                        edges: (number[] | null)[] | null;
                        replica: boolean;
                        mirrored: boolean;
                    };
                    mark_b?: {
                        /** @description Whole surfaces of the scans, in the order in which they were compared. */
                        scans: string[];
                        /** @description SHA-256 of the files: another one where a region was drawn. */
                        files: string[];
                        lands: number[] | null;
                        /** @description Which part of each scan is used; null: it was found. */
                        mask: ("auto" | "file" | "none")[] | null;
                        units: ("file" | "um")[] | null;
                        /** @description In micrometres; null: they were found. */
                        edges: (number[] | null)[] | null;
                        replica: boolean;
                        mirrored: boolean;
                    };
                    /** @description In the order of the review. */
                    known?: {
                        /** @description Whole surfaces of the scans, in the order in which they were compared. */
                        scans: string[];
                        /** @description SHA-256 of the files: another one where a region was drawn. */
                        files: string[];
                        lands: number[] | null;
                        /** @description Which part of each scan is used; null: it was found. */
                        mask: ("auto" | "file" | "none")[] | null;
                        units: ("file" | "um")[] | null;
                        /** @description In micrometres; null: they were found. */
                        edges: (number[] | null)[] | null;
                        replica: boolean;
                        mirrored: boolean;
                    }[];
                    n_lands: number | null;
                    engine_version: string;
                };
            } | null;
            /** @description Null until it is there. */
            second: {
                /** @description Whose it is. */
                principal: string;
                report: string;
                /** @enum {string} */
                outcome: "calibrated" | "uncalibrated" | "refused";
                score: number | null;
                log10_lr: number | null;
                verbal: string | null;
                /** @description Why there is no likelihood ratio. */
                reasons: components["schemas"]["Said"][];
                settings: {
                    mark_a: {
                        /** @description Whole surfaces of the scans, in the order in which they were compared. */
                        scans: string[];
                        /** @description SHA-256 of the files: another one where a region was drawn. */
                        files: string[];
                        lands: number[] | null;
                        /** @description Which part of each scan is used; null: it was found. */
                        mask: ("auto" | "file" | "none")[] | null;
                        units: ("file" | "um")[] | null;
                        /** @description In micrometres; null: they were found. */
                        edges: (number[] | null)[] | null;
                        replica: boolean;
                        mirrored: boolean;
                    };
                    mark_b?: {
                        /** @description Whole surfaces of the scans, in the order in which they were compared. */
                        scans: string[];
                        /** @description SHA-256 of the files: another one where a region was drawn. */
                        files: string[];
                        lands: number[] | null;
                        /** @description Which part of each scan is used; null: it was found. */
                        mask: ("auto" | "file" | "none")[] | null;
                        units: ("file" | "um")[] | null;
                        /** @description In micrometres; null: they were found. */
                        edges: (number[] | null)[] | null;
                        replica: boolean;
                        mirrored: boolean;
                    };
                    /** @description In the order of the review. */
                    known?: {
                        /** @description Whole surfaces of the scans, in the order in which they were compared. */
                        scans: string[];
                        /** @description SHA-256 of the files: another one where a region was drawn. */
                        files: string[];
                        lands: number[] | null;
                        /** @description Which part of each scan is used; null: it was found. */
                        mask: ("auto" | "file" | "none")[] | null;
                        units: ("file" | "um")[] | null;
                        /** @description In micrometres; null: they were found. */
                        edges: (number[] | null)[] | null;
                        replica: boolean;
                        mirrored: boolean;
                    }[];
                    n_lands: number | null;
                    engine_version: string;
                };
            } | null;
            differences: {
                /** @description Settings that are not the same, such as `mark_a.edges`. */
                settings: {
                    field: string;
                    first: unknown;
                    second: unknown;
                }[];
                /** @description The second minus the first. */
                score: number | null;
                /** @description The second minus the first. */
                log10_lr: number | null;
                /** @description Whether they stand on different verbal steps. */
                verbal: boolean;
                /** @description Whether one of them has a likelihood ratio and the other has none. */
                outcome: boolean;
            } | null;
            /** @description What each has signed last. */
            sentences: {
                principal: string;
                sentence: string;
            }[];
            /** @description All steps, in the order of the record of acts. */
            order: {
                /** @enum {string} */
                step: "asked" | "peeked" | "committed" | "compared" | "shown" | "signed";
                /** @description Its row in the record of acts. */
                sequence: number;
                /** @description The hash of that row. */
                hash: string;
                principal: string;
                /** @description ISO 8601, UTC. */
                at: string;
            }[];
            /** @description As the record of acts shows it; null while there is no result and nothing speaks against it. */
            blind: boolean | null;
            /** @description Why it is not blind. `result_read`: the reviewer asked for the first result before the own one was there. `compared_before`: the reviewer had compared these scans, or scored them in a study, before the settings were committed. `order`: the steps are not in their order. `settings_changed`: the settings are not those that were committed. `record_changed`: a row of the record does not have its hash. */
            faults: ("result_read" | "compared_before" | "order" | "settings_changed" | "record_changed")[];
            /** @description The review as an artifact, when both have signed. */
            document: string | null;
        };
        Said: {
            /** @description What is said. */
            code: string;
            /** @description What it is said of: numbers with their unit in the name, names. */
            values: {
                [key: string]: unknown;
            };
            /** @description What `code` and `values` say, in English. */
            message: string;
        };
        ScanScope: {
            admissible: boolean;
            /** @enum {string} */
            mode: "warn" | "refuse";
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            checks: {
                /** @enum {string} */
                name: "resolution" | "modality" | "conditions" | "identity" | "order" | "handedness" | "texture" | "reproducibility" | "coverage" | "signal";
                passed: boolean;
                /** @enum {string} */
                severity: "ok" | "warn" | "refuse";
                value: number;
                threshold: number;
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                reason: string;
            }[];
            overall_reason: string;
            instrument: components["schemas"]["Instrument"];
        };
        ScopeReport: {
            admissible: boolean;
            /** @enum {string} */
            mode: "warn" | "refuse";
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            checks: {
                /** @enum {string} */
                name: "resolution" | "modality" | "conditions" | "identity" | "order" | "handedness" | "texture" | "reproducibility" | "coverage" | "signal";
                passed: boolean;
                /** @enum {string} */
                severity: "ok" | "warn" | "refuse";
                value: number;
                threshold: number;
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                reason: string;
            }[];
            overall_reason: string;
        };
        ScorerConfig: {
            name: string;
            /** @description metres */
            lambda_s: number;
            /** @description metres */
            lambda_c: number;
            cmr_corr: number;
            cmr_tol: number[];
            cmr_1d_corr: number;
            cmr_1d_lag: number;
            config_hash: string;
        } & {
            [key: string]: unknown;
        };
        SearchAnswer: {
            domain: string;
            searched: {
                /** @enum {string} */
                what: "study" | "collection";
                id: string;
                name: string;
                marks: number;
                /** @description Marks that have a score. */
                scored: number;
            };
            /** @description The steps of the search in their order. `sketches` and `other_ways` are there for a collection, `registrations` for a large one. */
            steps: {
                /**
                 * @description `sketches`: few integers of every mark; `registrations` (toolmarks and breech faces): how well the marks agree where they lie best, without what they agree by chance; `scores`: the score of a comparison; `comparisons`: with likelihood ratio and report; `other_ways`: comparisons with the marks that may be mirror images or casts.
                 * @enum {string}
                 */
                step: "sketches" | "registrations" | "scores" | "comparisons" | "other_ways";
                /** @description Marks that went into the step. */
                in: number;
                /** @description Marks that came out of it. */
                out: number;
                seconds: number;
                /** @description The share of known matches that a step with this share of marks kept on a data set with known sources, of several the one that lost most; null where it was not measured. */
                kept_known: number | null;
                /** @description The 95 % interval that the count of these matches allows, as if they were independent; null where nothing was counted. */
                kept_known_ci: number[] | null;
            }[];
            /** @description If none of the searched marks has the source of this mark: how many of them would have a likelihood ratio of at least this, at most, on average. */
            expected_by_chance: {
                log10_lr: number;
                hits: number;
            }[];
            /** @description Why the mark itself cannot be compared. Then there are no hits. */
            refused?: string;
            /** @description Best score first. */
            hits: {
                rank: number;
                mark: string;
                source: string;
                score: number;
                score_kind: string;
                /** @description Null when the scorer config is not that of the reference. */
                likelihood_ratio: number | null;
                log10_lr: number | null;
                /** @description 95 % interval. */
                log10_lr_ci: number[] | null;
                verbal: string | null;
                /** @description Id of the reference. */
                reference: string | null;
                /** @description What a reader should know before the numbers. */
                warnings: {
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    /** @description What `code` and `values` say, in English. */
                    message: string;
                    /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                    where: string | string[];
                }[];
                /** @description The report of this comparison: `GET /v1/reports/{handle}`. */
                report_handle: string;
                recipe_handle: string | null;
                /** @description Handles of the found mark, to compare it with `mark_b_handles`. */
                surfaces: string[];
            }[];
            /** @description The sources of the marks that agree best, by score: as many as `hits` asks for, at most 20. A source with several marks is compared by all of them together, so the order of the ratios may differ. */
            sources: {
                rank: number;
                source: string;
                /** @description Known marks that the ratio rests on. Of more than 8 marks, those 8 whose scans have the first SHA-256; 1: the source has one mark, and the ratio is that of the two marks. */
                n_known: number;
                /** @description Mean score with the known marks. Without a ratio: that of the best mark, which gives the source its rank. */
                score: number;
                score_kind: string;
                /** @description Null where there is none; `reason` says why. */
                likelihood_ratio: number | null;
                log10_lr: number | null;
                /** @description 95 % interval. */
                log10_lr_ci: number[] | null;
                verbal: string | null;
                /** @description Id of the reference. */
                reference: string | null;
                /** @description What a reader should know before the numbers. */
                warnings: {
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    /** @description What `code` and `values` say, in English. */
                    message: string;
                    /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                    where: string | string[];
                }[];
                /** @description The report of this comparison, or of its refusal. Null where the marks cannot be compared together. */
                report_handle: string | null;
                recipe_handle: string | null;
                /** @description Why there is no ratio. */
                reason?: components["schemas"]["Said"];
                /** @description Marks of the source that have a score, best first. */
                marks: {
                    mark: string;
                    /** @description Of the two marks alone. */
                    score: number;
                    /** @description Its number among the known marks of the report, from 1: `where` of a warning names it `known_1`. Null where it takes no part. */
                    known: number | null;
                    /** @description Handles of the mark, to compare it as a known mark. */
                    surfaces: string[];
                }[];
            }[];
            /** @description Marks that agree with this one only when one of the two is read another way: one scan is a mirror image, shows a cast, or has its heights upside down. They have no likelihood ratio: say how the scan is to be read, and search again. Of a collection, the five marks are looked at whose sketches are most alike so; of a study, none. */
            other_ways: {
                mark: string;
                source: string;
                reason: string;
                report_handle: string;
            }[];
            /** @description Marks that can be no hits, at most 100 of them. Whether a mark is in scope is asked of the best only. */
            left_out: {
                mark: string;
                reason: string;
            }[];
            n_left_out: number;
            note: string;
        };
        /** @description Made only when `include` names `sensitivity`. */
        SensitivityBlock: {
            /** @constant */
            available: true;
            reference: string;
            /** @description Sources that no variant's fit knows. */
            left_out: string[];
            deployed_log10_lr: number;
            note: string;
            n_variants: number;
            n_calibrated: number;
            n_at_bound: number;
            n_refused: number;
            n_not_available: number;
            /** @description Variants with a log10 LR beyond 0.5 on the other side, where the deployed answer is beyond 0.5 itself. */
            n_crossed: number;
            /** @description Of the variants and the deployed answer. It is not an interval. */
            log10_lr_range: {
                least: number;
                greatest: number;
            };
            /** @description The hyperparameter whose ends lie farthest from the deployed answer. */
            moves_most: {
                hyperparameter: string;
                log10_lr_low: number | null;
                log10_lr_high: number | null;
                distance: number;
            } | null;
            variants: components["schemas"]["SensitivityVariant"][];
        } | {
            /** @constant */
            available: false;
            reason: string;
            /** @description Id of the reference where it only has to be scored under other settings, which `POST /v1/references/{id}/sensitivity` does as a job. */
            can_be_scored?: string;
        };
        SensitivityVariant: {
            /** @description `lambda_c-low`, `lambda_c-high`, `joint-1`. */
            id: string;
            /** @description The hyperparameter that is moved; null where all are moved together. */
            hyperparameter: string | null;
            /** @description What differs from the deployed scorer config. */
            changes: {
                [key: string]: number;
            };
            scorer_config_hash: string;
            /**
             * @description `refused`: out of scope under this variant. `not_available`: it has no fit.
             * @enum {string}
             */
            outcome: "calibrated" | "refused" | "not_available";
            score: number | null;
            log10_lr: number | null;
            lr_bounds_log10: number[] | null;
            lr_bound_hit: boolean | null;
            /** @description Of the variant's own fit; null where the sources of the reference cannot be split, and of several known marks. */
            cllr_source_disjoint: number | null;
            /** @description Why there is no LR. */
            reason: string | null;
        };
        Setting: {
            key: string;
            /** @description `m`: a length in metres, or several. */
            unit: "m" | null;
            /** @description Its value in the deployed scorer config. */
            deployed: unknown;
        };
        Split: {
            name: string;
            title: string;
            /** @enum {string} */
            modality: "striated" | "impressed";
            split_hash: string;
            protocol_version: number;
            n_pairs: number;
            n_km: number;
            n_sources: number;
            n_folds: number;
            created_at: string;
            protocol: string;
            provenance: {
                datasets: {
                    tag: string;
                    source: string;
                    licence: string;
                }[];
                labels: string;
                weaknesses: string[];
                left_out: {
                    mark: string;
                    source: string;
                    reason: string;
                }[];
                generator: string;
                seed: number;
            };
            n_submissions: number;
        };
        Splits: {
            splits: {
                name: string;
                title: string;
                /** @enum {string} */
                modality: "striated" | "impressed";
                split_hash: string;
                protocol_version: number;
                n_pairs: number;
                n_km: number;
                n_sources: number;
                n_folds: number;
                created_at: string;
            }[];
        };
        StoredComparisonReport: {
            /** @constant */
            calibrated: true;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            score: number;
            score_kind: string;
            attribution: components["schemas"]["Region"][];
            attribution_b: components["schemas"]["Region"][];
            /** @description Left out with `previews=false`. */
            previews?: {
                a: number[][];
                b: number[][];
            };
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
                scorer: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            likelihood_ratio: number;
            log10_lr: number;
            log10_lr_ci_lo: number;
            log10_lr_ci_hi: number;
            lr_ci_method: string;
            n_sources: number;
            /** @enum {string} */
            direction: "same source" | "different sources";
            verbal: string;
            lr_bound_log10: number;
            /** @description Least and greatest log10 LR that the reference supports; `lr_bound_log10` is that of the side of the answer. */
            lr_bounds_log10: number[];
            lr_bound_hit: boolean;
            reference: {
                id: string;
                name: string;
                n_km: number;
                n_knm: number;
                cllr: number;
                cllr_min: number;
                auc: number;
                diagnostics_protocol: string;
                scorer_config_hash: string;
                /** @description How its scores become likelihood ratios. */
                calibration: string;
                /** @description Sources that take no part, because scans of them are compared. */
                left_out: string[];
                /** @description For each data set, the least and the greatest value of every measure over its scans. */
                conditions: {
                    tag: string;
                    n_scans: number;
                    ranges: {
                        [key: string]: number[];
                    };
                    /** @description Instruments that the files name; absent where nothing is known of them. */
                    instruments?: {
                        manufacturer: string;
                        model: string | null;
                        serials: string[];
                    }[];
                }[];
                /** @description What the bound of either side counts as one piece of evidence: pairs of sources, or whole data sets. */
                bounds_by: {
                    /** @enum {string} */
                    lower: "source" | "data_set";
                    /** @enum {string} */
                    upper: "source" | "data_set";
                };
                /** @description Data sets that hold same-source and different-source pairs of the fit. */
                n_data_sets: {
                    km: number;
                    knm: number;
                } | null;
                /** @description Who vouches for the population; null: nobody. */
                population: string | null;
                /** @description Each data set tried with the fit and the bounds of the others. Of several known marks: how many sources were asked about, the share of the questions that got a number, and the Cllr with LR 1 where there is none. */
                left_out_diagnostics: {
                    data_set: string;
                    n_km: number;
                    n_knm: number;
                    auc: number | null;
                    cllr: number | null;
                    cllr_min: number | null;
                    km_under_third: number | null;
                    knm_over_three: number | null;
                    n_sources?: number;
                    answered?: number | null;
                    cllr_all?: number | null;
                }[];
            };
            propositions: {
                code: string;
                same: string;
                different: string;
            };
            /** @description Why the result is weaker evidence than its number suggests. */
            evidence_note?: {
                single_land: boolean;
                /** @constant */
                level: "diagnostic_only";
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                reason: string;
            };
            recipe_handle: string;
            /** @description What test fires would add, where one mark was compared with one. */
            note_test_fires?: string;
            calibration?: components["schemas"]["CalibrationBlock"];
            features?: components["schemas"]["BulletFeatures"];
            per_land?: {
                offset: number;
                lands: {
                    a: number;
                    b: number;
                    ccf: number;
                    lag: number;
                    land_lr: number;
                    land_log10_lr: number;
                }[];
                single_land_reference: string;
                note: string;
            };
            trace?: {
                a: {
                    [key: string]: unknown;
                };
                b: {
                    [key: string]: unknown;
                };
            };
            sensitivity?: components["schemas"]["SensitivityBlock"];
            recipe?: components["schemas"]["Recipe"];
            handle?: string;
        };
        StoredRefusal: {
            /** @constant */
            refused: true;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            /** @description The reasons as one text. */
            reason: string;
            /** @description Why there is no likelihood ratio. */
            reasons: components["schemas"]["Said"][];
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            /** @description Under which the scans were checked. Reports of releases before 1.0.0 do not say it. */
            scorer_config?: {
                [key: string]: unknown;
            };
        };
        StoredUncalibratedReport: {
            /** @constant */
            calibrated: false;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            score: number;
            score_kind: string;
            attribution: components["schemas"]["Region"][];
            attribution_b: components["schemas"]["Region"][];
            /** @description Left out with `previews=false`. */
            previews?: {
                a: number[][];
                b: number[][];
            };
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
                scorer: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            requested_scorer_config_hash: string;
            reference_scorer_config_hash: string;
            scorer_config: {
                [key: string]: unknown;
            };
            /** @description The reasons as one text. */
            uncalibrated_reason: string;
            /** @description Why there is no likelihood ratio. */
            reasons: components["schemas"]["Said"][];
        };
        StriaePair: {
            /** @constant */
            kind: "striae";
            a: number;
            b: number;
            ccf: number;
            /** @description Sample i of b lies on sample i + lag of a. */
            lag: number;
            /** @description b is turned by 180° here, because the marks agree best so. */
            turned: boolean;
            pitch_um: number;
            /** @description Micrometres; for toolmarks, heights divided by their local amplitude. */
            signatures: {
                a: (number | null)[];
                b: (number | null)[];
            };
            /** @description Congruent windows in samples of these signatures. The i-th on A belongs to the i-th on B. */
            windows: {
                a: components["schemas"]["Region"][];
                b: components["schemas"]["Region"][];
            };
            artifacts: {
                a: {
                    surface: string;
                    /** @description The surface with its striae along y. */
                    straightened: string;
                    /** @description Columns of it that gave the signature. */
                    crop: number[];
                    signature: string;
                };
                b: {
                    surface: string;
                    /** @description The surface with its striae along y. */
                    straightened: string;
                    /** @description Columns of it that gave the signature. */
                    crop: number[];
                    signature: string;
                };
            };
            /** @description Null where one of them is a profile. */
            placement: components["schemas"]["Placement"] | null;
            trace?: {
                a: {
                    [key: string]: unknown;
                };
                b: {
                    [key: string]: unknown;
                };
            };
        };
        StudyLinks: {
            study: string;
            name: string;
            domain: string;
            score_kind: string;
            reference: {
                id: string;
                name: string;
                handle: string;
            };
            /** @description The least log10 likelihood ratio of a link. */
            log10_lr: number;
            marks: {
                mark: string;
                source: string;
                surfaces: string[];
            }[];
            /** @description Pairs that have a score. */
            pairs: number;
            /** @description Pairs that are links. */
            links: number;
            /** @description If no two marks had one source: how many of the pairs would be links, at most, on average. */
            expected_by_chance: number;
            /** @description Largest first. */
            clusters: {
                /** @description Positions in `marks`. */
                marks: number[];
                /** @description The sources that its marks are said to have, each once. */
                sources: string[];
                /** @description Links between its marks. */
                links: number;
                /** @description The strongest links that hold it together: one fewer than it has marks, best first. The last one is the weakest. */
                held_by: {
                    /** @description Position of a mark in `marks`. */
                    a: number;
                    b: number;
                    score: number;
                    log10_lr: number;
                }[];
                /** @description The two parts that are left where the weakest of `held_by` is taken away. */
                parts: number[][];
                /** @description Links between the two parts. With 1, the cluster rests on that one link. */
                between: number;
                /** @description Pairs of its marks that have a likelihood ratio under 1. */
                contrary: number;
                /** @description The pair of its marks with the lowest likelihood ratio under 1. */
                lowest: {
                    /** @description Position of a mark in `marks`. */
                    a: number;
                    b: number;
                    score: number;
                    log10_lr: number;
                } | null;
            }[];
            /** @description Marks without a link. */
            unlinked: number;
            /** @description Marks of `held_by` that are copies of one scan: such a link says nothing about sources. */
            copies: string[][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            note: string;
        };
        SubmissionAnswer: {
            split: string;
            split_hash: string;
            submitter: string;
            method: string;
            metrics: {
                cllr: number;
                cllr_min: number;
                auc: number;
                calibration_loss: number;
                cllr_std: number;
                cllr_min_std: number;
                auc_std: number;
                calibration_loss_std: number;
                pooled: {
                    cllr: number;
                    cllr_min: number;
                    auc: number;
                    calibration_loss: number;
                    /** @description Empirical cross-entropy in bits at the prior `ece_prior`: the mean cost over all pairs. */
                    ece: number;
                    /** @description Share of the pairs that are same-source. */
                    ece_prior: number;
                };
                folds: {
                    cllr: number;
                    cllr_min: number;
                    auc: number;
                    calibration_loss: number;
                }[];
            };
        };
        Tiles: {
            /** @description Rows and columns of the surface. */
            shape: number[];
            /** @description dx and dy in metres. */
            pitch: number[];
            /** @description Points a side of a tile. */
            side: number;
            /** @description Points around a tile that belong to its neighbours. */
            border: number;
            /** @description The finest first; a point of the next one is the mean of 2 x 2 points. */
            levels: {
                shape: number[];
                /** @description Rows and columns of tiles. */
                tiles: number[];
                /** @description Number of its first tile; the others follow row by row. */
                first: number;
                /** @description The mean size of its slopes along x and y. */
                slope: number;
            }[];
        };
        UncalibratedReport: {
            /** @constant */
            calibrated: false;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            score: number;
            score_kind: string;
            attribution: components["schemas"]["Region"][];
            attribution_b: components["schemas"]["Region"][];
            /** @description Left out with `previews=false`. */
            previews?: {
                a: number[][];
                b: number[][];
            };
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                filenames: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
                scorer: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            requested_scorer_config_hash: string;
            reference_scorer_config_hash: string;
            scorer_config: {
                [key: string]: unknown;
            };
            /** @description The reasons as one text. */
            uncalibrated_reason: string;
            /** @description Why there is no likelihood ratio. */
            reasons: components["schemas"]["Said"][];
        };
        ValidationDossier: {
            /** @constant */
            format: "markgraph-dossier-1";
            plan: string;
            name: string;
            /** @description What the figures claim. */
            protocol: string;
            n_sources: number;
            n_marks: number;
            n_km: number;
            n_knm: number;
            matrix: {
                /** @enum {string} */
                characteristic: "accuracy" | "discriminating power" | "calibration" | "robustness" | "coherence" | "generalization";
                /** @enum {string} */
                measure: "cllr" | "misleading_km" | "misleading_knm" | "cllr_min" | "auc" | "eer" | "calibration_loss" | "cllr_worst_without_a_source" | "cllr_more_known_marks" | "cllr_worst_data_set";
                /** @description The end of the 95 % interval must not pass it: the upper end of what should be small, the lower end of what should be large. */
                limit: number;
                /** @description Without marks of so many sources the criterion is not met, whatever the figure is. */
                least_sources: number;
                /** @enum {string} */
                side: "at_most" | "at_least";
                /** @description With its 95 % interval by bootstrap over the sources. */
                result: {
                    value: number | null;
                    low: number | null;
                    high: number | null;
                };
                n_sources: number;
                passed: boolean;
                /** @description Why it is not passed. */
                reason: components["schemas"]["Said"] | null;
            }[];
            /** @description Whether every criterion is met. */
            passed: boolean;
            /** @description What a reader must weigh before the dossier is approved. */
            findings: components["schemas"]["Finding"][];
            by_source: {
                source: string;
                n_km: number;
                n_knm: number;
                /** @description Null where one of the classes is missing. */
                cllr: number | null;
                km_below_one: number;
                knm_above_one: number;
            }[];
            by_data_set: {
                data_set: string;
                n_sources: number;
                n_km: number;
                n_knm: number;
                /** @description Null where one of the classes is missing. */
                cllr: number | null;
                km_below_one: number;
                knm_above_one: number;
            }[];
            /** @description All figures of the test marks, as the validation of a reference has them. */
            figures: {
                /** @enum {string} */
                protocol: "leave-data-sets-out" | "source-disjoint" | "leave-sources-out" | "in-sample" | "separate-marks";
                statement: string;
                n_km: number;
                n_knm: number;
                n_sources: number;
                /** @description pairs without an LR, as too little is left to fit on */
                excluded: {
                    km: number;
                    knm: number;
                };
                /** @description why there are no figures */
                unavailable: string | null;
                resamples: {
                    count: number;
                    distinct: number;
                    redraws: number;
                } | null;
                calibrations: {
                    /** @enum {string} */
                    protocol: "leave-data-sets-out" | "source-disjoint" | "leave-sources-out" | "in-sample" | "separate-marks";
                    /** @enum {string} */
                    calibration: "two-masses" | "platt" | "pav";
                    cllr: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    cllr_min: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    calibration_loss: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    auc: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    eer: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    misleading: {
                        beyond_log10_lr: number;
                        /** @description share of KM pairs with log10 LR below minus it */
                        km: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                        /** @description share of KNM pairs with log10 LR above it */
                        knm: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                    }[];
                    /** @description Cllr with each data set weighing the same; null where the reference has one */
                    cllr_data_sets_even: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    } | null;
                    bounds: {
                        /** @description the bounds that are applied; least and greatest over the fits of the protocol */
                        applied: {
                            rule: string;
                            log10_lower: [
                                number,
                                number
                            ];
                            log10_upper: [
                                number,
                                number
                            ];
                        };
                        /** @description the full empirical rule, on the LRs before any bound; pairs that several folds test count once altogether */
                        elub: {
                            rule: string;
                            log10_lower: {
                                value: number | null;
                                low: number | null;
                                high: number | null;
                            };
                            log10_upper: {
                                value: number | null;
                                low: number | null;
                                high: number | null;
                            };
                        };
                    };
                    curves: {
                        tippett: {
                            log10_lr: number[];
                            km_ge: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                            knm_ge: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                        };
                        det: {
                            false_positive_rate: number[];
                            false_negative_rate: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                        };
                        reliability: {
                            log10_lr: number[];
                            predicted: number[];
                            observed: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                        };
                        ece: {
                            prior_log10_odds: number[];
                            system: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                            pav: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                            neutral: number[];
                        };
                    };
                }[];
                folds?: {
                    /** @constant */
                    protocol: "source-disjoint";
                    fold: number;
                    /** @description indices of the held-out sources */
                    held_out: number[];
                    train_km: number;
                    train_knm: number;
                    n_km: number;
                    n_knm: number;
                    n_sources: number;
                    /** @description lower and upper bound of the first calibration */
                    bounds_log10: [
                        number,
                        number
                    ];
                    resamples: {
                        count: number;
                        distinct: number;
                        redraws: number;
                    };
                    calibrations: {
                        /** @enum {string} */
                        calibration: "two-masses" | "platt" | "pav";
                        cllr: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                        cllr_min: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                        calibration_loss: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                        auc: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                        eer: {
                            value: number | null;
                            low: number | null;
                            high: number | null;
                        };
                        misleading: {
                            beyond_log10_lr: number;
                            /** @description share of KM pairs with log10 LR below minus it */
                            km: {
                                value: number | null;
                                low: number | null;
                                high: number | null;
                            };
                            /** @description share of KNM pairs with log10 LR above it */
                            knm: {
                                value: number | null;
                                low: number | null;
                                high: number | null;
                            };
                        }[];
                    }[];
                }[];
                data_sets?: {
                    /** @constant */
                    protocol: "leave-data-sets-out";
                    data_set: string;
                    n_km: number;
                    n_knm: number;
                    /** @description sources of the data set with pairs of a class */
                    n_sources: {
                        km: number;
                        knm: number;
                    };
                    resamples: {
                        count: number;
                        distinct: number;
                        redraws: number;
                    } | null;
                    auc: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    cllr_min: {
                        value: number | null;
                        low: number | null;
                        high: number | null;
                    };
                    /** @description with the calibration of the reference on the other data sets: as deployed, then otherwise bounded */
                    calibrations: {
                        /** @description by what each bound counts evidence */
                        bounds_by: {
                            /** @enum {string} */
                            lower: "source" | "data_set";
                            /** @enum {string} */
                            upper: "source" | "data_set";
                        };
                        /** @description whether the reference counts so */
                        deployed: boolean;
                        /** @description why there is no LR */
                        unavailable: string | null;
                        figures: {
                            bounds_log10: [
                                number,
                                number
                            ];
                            cllr: {
                                value: number | null;
                                low: number | null;
                                high: number | null;
                            };
                            /** @description before and after bounds; null where the data set has no pair of the class */
                            km_under_third: {
                                before: {
                                    count: number;
                                    /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                    limit: number | null;
                                };
                                after: {
                                    count: number;
                                    /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                    limit: number | null;
                                };
                            } | null;
                            /** @description before and after bounds; null where the data set has no pair of the class */
                            km_under_one: {
                                before: {
                                    count: number;
                                    /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                    limit: number | null;
                                };
                                after: {
                                    count: number;
                                    /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                    limit: number | null;
                                };
                            } | null;
                            /** @description before and after bounds; null where the data set has no pair of the class */
                            knm_over_three: {
                                before: {
                                    count: number;
                                    /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                    limit: number | null;
                                };
                                after: {
                                    count: number;
                                    /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                    limit: number | null;
                                };
                            } | null;
                            /** @description share of the pairs of a class at a bound */
                            at_bound: {
                                km: number | null;
                                knm: number | null;
                            };
                            /** @description the source whose pairs cost most on average, in bits, both classes weighing the same where it has both */
                            worst_source: {
                                source: string;
                                cost: number;
                            };
                        } | null;
                    }[];
                }[];
            };
        };
        /** @description A field is missing or malformed. */
        ValidationError: {
            detail: {
                loc: (string | number)[];
                msg: string;
                type: string;
                input?: unknown;
                ctx?: {
                    [key: string]: unknown;
                };
            }[];
        };
        ValidationPlan: {
            /** @constant */
            format: "markgraph-plan-1";
            /** @description What the plan is called. */
            name: string;
            /** @description Who chose the marks and the criteria. */
            chosen_by: string;
            purpose: string;
            exclusions: string;
            propositions: {
                same: string;
                different: string;
            };
            criteria: {
                /** @enum {string} */
                measure: "cllr" | "misleading_km" | "misleading_knm" | "cllr_min" | "auc" | "eer" | "calibration_loss" | "cllr_worst_without_a_source" | "cllr_more_known_marks" | "cllr_worst_data_set";
                /** @description The end of the 95 % interval must not pass it: the upper end of what should be small, the lower end of what should be large. */
                limit: number;
                /** @description Without marks of so many sources the criterion is not met, whatever the figure is. */
                least_sources: number;
            }[];
            /** @description ISO 8601, UTC. */
            created: string;
            engine_version: string;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            score_kind: string;
            scorer_config: {
                [key: string]: unknown;
            };
            scorer_config_hash: string;
            study: string;
            marks: {
                mark: string;
                source: string;
                /** @description Its data set: the column `study` of the manifest. */
                tag: string;
                /** @description SHA-256 of its scans. */
                scans: string[];
                /** @description Those that its files name, each once; `unknown` where one names none. */
                instruments: string[];
            }[];
            reference: {
                id: string;
                name: string;
                handle: string;
            } | null;
            /** @enum {string} */
            resolution: "specification" | "reference";
            scored_before: {
                study: string;
                pairs_done: number;
                /** @description Marks of the plan in that study. */
                marks: number;
                /** @description Marks of that study that are not in the plan. */
                left_out: string[];
                /** @description Earlier plans of that study, whose criteria may have been others. */
                plans: string[];
            }[];
            compared_before?: {
                /** @description Reports that compare marks of the plan with each other. */
                reports: number;
                /** @description Marks of the plan in them. */
                marks: number;
            };
        };
        Verification: {
            handle: string;
            engine_version: string;
            recipe_engine_version: string;
            /** @description True when the stored recipe and the recomputed one both have this handle, no data are damaged, and the reference is bundled or trusted. */
            verified: boolean;
            /** @description Whether the handle is the hash of the stored recipe. */
            recipe_intact: boolean;
            inputs_equal: boolean;
            result_equal: boolean;
            /** @description The first place where the stored recipe and the recomputed one differ. */
            difference: {
                /** @description JSON Pointer into the recipe. */
                path: string;
                recorded: unknown;
                recomputed: unknown;
            } | null;
            /** @description Artifacts whose stored data do not match their hash. */
            damaged: string[];
            /** @description Why the recipe is not verified; null when it is. */
            reason: string | null;
            proved: components["schemas"]["Proved"];
            steps: {
                step: string;
                code: string;
                equal: boolean;
                outputs: {
                    handle: string;
                    recomputed: string | null;
                    equal: boolean;
                }[];
            }[];
        };
        VersionedComparisonReport: {
            /** @constant */
            calibrated: true;
            /** @enum {string} */
            domain: "impressed" | "striated" | "toolmark";
            score: number;
            score_kind: string;
            attribution: components["schemas"]["Region"][];
            attribution_b: components["schemas"]["Region"][];
            /** @description Left out with `previews=false`. */
            previews?: {
                a: number[][];
                b: number[][];
            };
            provenance: {
                /** @enum {string} */
                domain: "impressed" | "striated" | "toolmark";
                api_version: string;
                engine_version: string;
                /** @description Hex SHA-256 of every scan. */
                input_hashes: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                filenames: {
                    mark_a: string[];
                    mark_b: string[];
                    known?: string[][];
                };
                /** @description What the files say of the instruments that measured the scans; null where they do not say it. */
                instruments?: {
                    mark_a: components["schemas"]["Instrument"][];
                    mark_b: components["schemas"]["Instrument"][];
                    known?: components["schemas"]["Instrument"][][];
                };
                scorer: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Where a questioned mark was compared with several known marks: how they agree. */
            known?: {
                /** @description Known marks that count. */
                n: number;
                /** @description The one that agrees best with the questioned mark, counted from 1. */
                best: number;
                /** @description Of the questioned mark with each known mark that counts, in order. */
                scores: number[];
                /** @description Of every two known marks that count: their numbers in the request, from 1, and the score. */
                scores_among: number[][];
                /** @description Mean score among the known marks. */
                agreement: number;
                /** @description Scores of marks of different sources; null under another scorer config. */
                chance: {
                    mean: number;
                    sd: number;
                } | null;
                /** @description Known marks that do not count, and why. */
                left_out: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                }[];
                /** @description The ratio without a known mark that stands apart, or that the request would leave out. */
                without: {
                    index: number;
                    /** @description What is said. */
                    code: string;
                    /** @description What it is said of: numbers with their unit in the name, names. */
                    values: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    /** @description Null where the others agree no better than chance. */
                    likelihood_ratio: number | null;
                    log10_lr: number | null;
                }[];
                stated: {
                    /** @description Whether questioned and known marks share it. */
                    ammunition_alike: boolean | null;
                    instrument_alike: boolean | null;
                    /** @description Wear, damage, dirt of the firearm or tool. */
                    condition_alike: boolean | null;
                    /** @description Test fires or test marks that were made. */
                    made: number | null;
                    /** @description Known marks that the request would leave out, counted from 1. */
                    left_out: {
                        index: number;
                        reason: string;
                    }[];
                    /** @description Known marks that count. */
                    used: number;
                };
            };
            scope: {
                mark_a: components["schemas"]["ScopeReport"][];
                mark_b: components["schemas"]["ScopeReport"][];
                /** @description The scans of each known mark, in order. */
                known?: components["schemas"]["ScopeReport"][][];
                /** @description checks of the two marks together */
                pair: components["schemas"]["ScopeReport"];
            };
            /** @description The first of `notes`, in words. */
            scope_note: string;
            /** @description What the answer claims, and what it does not. */
            notes: components["schemas"]["Said"][];
            /** @description What a reader should know before the numbers. */
            warnings: {
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                /** @description What `code` and `values` say, in English. */
                message: string;
                /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                where: string | string[];
            }[];
            /** @description Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`. */
            report_handle: string;
            likelihood_ratio: number;
            log10_lr: number;
            log10_lr_ci_lo: number;
            log10_lr_ci_hi: number;
            lr_ci_method: string;
            n_sources: number;
            /** @enum {string} */
            direction: "same source" | "different sources";
            verbal: string;
            lr_bound_log10: number;
            /** @description Least and greatest log10 LR that the reference supports; `lr_bound_log10` is that of the side of the answer. */
            lr_bounds_log10: number[];
            lr_bound_hit: boolean;
            reference: {
                id: string;
                name: string;
                n_km: number;
                n_knm: number;
                cllr: number;
                cllr_min: number;
                auc: number;
                diagnostics_protocol: string;
                scorer_config_hash: string;
                /** @description How its scores become likelihood ratios. */
                calibration: string;
                /** @description Sources that take no part, because scans of them are compared. */
                left_out: string[];
                /** @description For each data set, the least and the greatest value of every measure over its scans. */
                conditions: {
                    tag: string;
                    n_scans: number;
                    ranges: {
                        [key: string]: number[];
                    };
                    /** @description Instruments that the files name; absent where nothing is known of them. */
                    instruments?: {
                        manufacturer: string;
                        model: string | null;
                        serials: string[];
                    }[];
                }[];
                /** @description What the bound of either side counts as one piece of evidence: pairs of sources, or whole data sets. */
                bounds_by: {
                    /** @enum {string} */
                    lower: "source" | "data_set";
                    /** @enum {string} */
                    upper: "source" | "data_set";
                };
                /** @description Data sets that hold same-source and different-source pairs of the fit. */
                n_data_sets: {
                    km: number;
                    knm: number;
                } | null;
                /** @description Who vouches for the population; null: nobody. */
                population: string | null;
                /** @description Each data set tried with the fit and the bounds of the others. Of several known marks: how many sources were asked about, the share of the questions that got a number, and the Cllr with LR 1 where there is none. */
                left_out_diagnostics: {
                    data_set: string;
                    n_km: number;
                    n_knm: number;
                    auc: number | null;
                    cllr: number | null;
                    cllr_min: number | null;
                    km_under_third: number | null;
                    knm_over_three: number | null;
                    n_sources?: number;
                    answered?: number | null;
                    cllr_all?: number | null;
                }[];
            };
            propositions: {
                code: string;
                same: string;
                different: string;
            };
            /** @description Why the result is weaker evidence than its number suggests. */
            evidence_note?: {
                single_land: boolean;
                /** @constant */
                level: "diagnostic_only";
                /** @description What is said. */
                code: string;
                /** @description What it is said of: numbers with their unit in the name, names. */
                values: {
                    [key: string]: unknown;
                };
                reason: string;
            };
            recipe_handle: string;
            /** @description What test fires would add, where one mark was compared with one. */
            note_test_fires?: string;
            calibration?: components["schemas"]["CalibrationBlock"];
            features?: components["schemas"]["BulletFeatures"];
            per_land?: {
                offset: number;
                lands: {
                    a: number;
                    b: number;
                    ccf: number;
                    lag: number;
                    land_lr: number;
                    land_log10_lr: number;
                }[];
                single_land_reference: string;
                note: string;
            };
            trace?: {
                a: {
                    [key: string]: unknown;
                };
                b: {
                    [key: string]: unknown;
                };
            };
            sensitivity?: components["schemas"]["SensitivityBlock"];
            recipe?: components["schemas"]["Recipe"];
            handle?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The reasons why not. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_meta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meta"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_detect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An X3P scan (ISO 25178-72).
                     */
                    scan?: Blob;
                    /** @description Handle of a surface, in place of a scan. */
                    surface?: string;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detection"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_scorer_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorerConfig"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_references: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        references: components["schemas"]["ListedReference"][];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_references: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description `reference.json`, or `scores.npz` with the arrays scores, labels and cluster_ids.
                     */
                    reference: Blob;
                    /** @description A sentence: who vouches that cases belong to this population, and to which. Needed unless the reference says it itself. */
                    population?: string;
                    /** @description CODE=REASON: a fault that would be refused, and why it is none here; the reason is shown with every answer. Codes: scan_in_two_marks, near_copies, names_alike. One a line. */
                    accept?: string;
                    /**
                     * Format: binary
                     * @description JSON with the provenance of an `.npz`, which holds none.
                     */
                    sidecar?: Blob;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReference"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_references_reference_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReference"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_references_reference_id_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference with its marks and pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_references_reference_id_sensitivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_compare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    mark_a_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_a_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_a_mirrored?: boolean;
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    mark_b_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_b_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_b_mirrored?: boolean;
                    /** @description Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain. */
                    reference?: string;
                    /**
                     * @description Whose limit of the pitch applies: `specification` (over 2 µm warns, over 4 µm refuses), or `reference` (what its scans were measured at). Default: `specification` for bundled references, `reference` for own ones.
                     * @enum {string}
                     */
                    resolution?: "specification" | "reference";
                    /** @description Every scan of mark A. */
                    mark_a?: Blob[];
                    /** @description Every scan of mark B, unless known_1 is given. */
                    mark_b?: Blob[];
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_1?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_1_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_1_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_1_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_1_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_2?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_2_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_2_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_2_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_2_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_3?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_3_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_3_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_3_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_3_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_4?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_4_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_4_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_4_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_4_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_5?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_5_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_5_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_5_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_5_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_6?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_6_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_6_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_6_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_6_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_7?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_7_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_7_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_7_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_7_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_8?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_8_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_8_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_8_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_8_left_out?: string;
                    /** @description How many test fires or test marks were made, whether or not they are given. */
                    known_made?: number;
                    /** @description Whether the questioned mark and the known marks were made with the same ammunition. Default: nothing is said. */
                    known_ammunition_alike?: boolean;
                    /** @description Whether all of them were scanned with the same instrument. Default: nothing is said. */
                    known_instrument_alike?: boolean;
                    /** @description Whether the firearm or tool was in the same condition for all of them: wear, damage, dirt. Default: nothing is said. */
                    known_condition_alike?: boolean;
                    /**
                     * @description `false` leaves the pictures of the marks out of the answer. Default: true.
                     * @default true
                     */
                    previews?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparisonReport"] | components["schemas"]["Refusal"] | components["schemas"]["UncalibratedReport"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_compare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    mark_a_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_a_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_a_mirrored?: boolean;
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    mark_b_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_b_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_b_mirrored?: boolean;
                    /** @description Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain. */
                    reference?: string;
                    /**
                     * @description Whose limit of the pitch applies: `specification` (over 2 µm warns, over 4 µm refuses), or `reference` (what its scans were measured at). Default: `specification` for bundled references, `reference` for own ones.
                     * @enum {string}
                     */
                    resolution?: "specification" | "reference";
                    /** @description Every scan of mark A, unless mark_a_handles is given. */
                    mark_a?: Blob[];
                    /** @description Every scan of mark B, unless mark_b_handles is given. */
                    mark_b?: Blob[];
                    /** @description Surface handles of mark A instead of files, comma-separated. */
                    mark_a_handles?: string;
                    /** @description Surface handles of mark B instead of files, comma-separated. */
                    mark_b_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    mark_a_lands?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    mark_b_lands?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_1?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_1_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_1_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_1_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_1_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_2?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_2_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_2_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_2_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_2_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_3?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_3_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_3_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_3_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_3_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_4?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_4_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_4_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_4_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_4_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_5?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_5_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_5_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_5_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_5_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_6?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_6_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_6_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_6_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_6_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_7?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_7_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_7_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_7_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_7_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_8?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_8_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_8_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_8_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_8_left_out?: string;
                    /** @description How many test fires or test marks were made, whether or not they are given. */
                    known_made?: number;
                    /** @description Whether the questioned mark and the known marks were made with the same ammunition. Default: nothing is said. */
                    known_ammunition_alike?: boolean;
                    /** @description Whether all of them were scanned with the same instrument. Default: nothing is said. */
                    known_instrument_alike?: boolean;
                    /** @description Whether the firearm or tool was in the same condition for all of them: wear, damage, dirt. Default: nothing is said. */
                    known_condition_alike?: boolean;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_1_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_1_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_2_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_2_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_3_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_3_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_4_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_4_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_5_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_5_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_6_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_6_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_7_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_7_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_8_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_8_lands?: string;
                    /** @description Number of lands on a bullet, including lands without a scan. Default: the highest position given. */
                    n_lands?: number;
                    /** @description Scorer hyperparameters to override, as a JSON object. */
                    scorer_config?: string;
                    /**
                     * @description Comma-separated blocks: calibration, features, perland, trace, recipe, or all; and sensitivity, which all does not mean. Unknown names are ignored.
                     * @default calibration,recipe
                     */
                    include?: string;
                    /**
                     * @description `false` leaves the pictures of the marks out of the answer. Default: true.
                     * @default true
                     */
                    previews?: boolean;
                    /**
                     * @description `true` answers 202 as soon as the scans are stored, and compares them as a job. Default: false.
                     * @default false
                     */
                    async?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedComparisonReport"] | components["schemas"]["Refusal"] | components["schemas"]["UncalibratedReport"];
                };
            };
            /** @description The comparison runs as a job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_scope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An X3P scan (ISO 25178-72).
                     */
                    scan?: Blob;
                    /** @description Handle of a surface, in place of a scan. */
                    surface?: string;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /**
                     * @default refuse
                     * @enum {string}
                     */
                    mode?: "refuse" | "warn";
                    /** @description Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain. */
                    reference?: string;
                    /**
                     * @description Whose limit of the pitch applies: `specification` (over 2 µm warns, over 4 µm refuses), or `reference` (what its scans were measured at). Default: `specification` for bundled references, `reference` for own ones.
                     * @enum {string}
                     */
                    resolution?: "specification" | "reference";
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mirrored?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanScope"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_compare_report_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    mark_a_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_a_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_a_mirrored?: boolean;
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    mark_b_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_b_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_b_mirrored?: boolean;
                    /** @description Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain. */
                    reference?: string;
                    /**
                     * @description Whose limit of the pitch applies: `specification` (over 2 µm warns, over 4 µm refuses), or `reference` (what its scans were measured at). Default: `specification` for bundled references, `reference` for own ones.
                     * @enum {string}
                     */
                    resolution?: "specification" | "reference";
                    /** @description Every scan of mark A, unless mark_a_handles is given. */
                    mark_a?: Blob[];
                    /** @description Every scan of mark B, unless mark_b_handles is given. */
                    mark_b?: Blob[];
                    /** @description Surface handles of mark A instead of files, comma-separated. */
                    mark_a_handles?: string;
                    /** @description Surface handles of mark B instead of files, comma-separated. */
                    mark_b_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    mark_a_lands?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    mark_b_lands?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_1?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_1_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_1_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_1_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_1_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_2?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_2_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_2_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_2_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_2_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_3?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_3_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_3_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_3_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_3_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_4?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_4_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_4_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_4_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_4_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_5?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_5_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_5_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_5_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_5_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_6?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_6_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_6_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_6_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_6_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_7?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_7_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_7_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_7_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_7_left_out?: string;
                    /** @description Every scan of a known mark; several of one source take the place of mark B. */
                    known_8?: Blob[];
                    /** @description Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found. */
                    known_8_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    known_8_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    known_8_mirrored?: boolean;
                    /** @description Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it. */
                    known_8_left_out?: string;
                    /** @description How many test fires or test marks were made, whether or not they are given. */
                    known_made?: number;
                    /** @description Whether the questioned mark and the known marks were made with the same ammunition. Default: nothing is said. */
                    known_ammunition_alike?: boolean;
                    /** @description Whether all of them were scanned with the same instrument. Default: nothing is said. */
                    known_instrument_alike?: boolean;
                    /** @description Whether the firearm or tool was in the same condition for all of them: wear, damage, dirt. Default: nothing is said. */
                    known_condition_alike?: boolean;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_1_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_1_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_2_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_2_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_3_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_3_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_4_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_4_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_5_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_5_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_6_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_6_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_7_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_7_lands?: string;
                    /** @description Surface handles of a known mark instead of files, comma-separated. */
                    known_8_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, … */
                    known_8_lands?: string;
                    /** @description Number of lands on a bullet, including lands without a scan. Default: the highest position given. */
                    n_lands?: number;
                    /** @description Scorer hyperparameters to override, as a JSON object. */
                    scorer_config?: string;
                    /**
                     * @description Printed on the first page and in the header of every page.
                     * @default
                     */
                    case_id?: string;
                    /**
                     * @description Printed on the first page and in the header of every page.
                     * @default
                     */
                    report_number?: string;
                    /**
                     * @description Printed on the first page.
                     * @default
                     */
                    examiner?: string;
                    /**
                     * @description Printed on the first page and beside the signatures, as it is given.
                     * @default
                     */
                    date?: string;
                    /**
                     * @description What the case calls mark A, or the questioned mark.
                     * @default
                     */
                    exhibit_a?: string;
                    /**
                     * @description What the case calls mark B, or the source of several known marks.
                     * @default
                     */
                    exhibit_b?: string;
                    /**
                     * @description Who signs, separated by semicolons: each gets a line to sign on. Default: nobody.
                     * @default
                     */
                    signatures?: string;
                    /**
                     * @description Language of the document. Default: that of the service, else English. No handle depends on it.
                     * @enum {string}
                     */
                    language?: "en" | "de" | "fr" | "es" | "nl";
                    /** @description Verbal scale: `specification`, `enfsi`, or the one of the laboratory by its name. Default: that of the service, else `specification`. No handle depends on it. */
                    scale?: string;
                    /**
                     * @description Adds a section with the comparison under other defensible settings. Default: false.
                     * @default false
                     */
                    sensitivity?: boolean;
                };
            };
        };
        responses: {
            /** @description The report. The same request always gives the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A field is missing or malformed (a list), or there is no likelihood ratio to report (a text). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["Failure"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports_handle_report_pdf: {
        parameters: {
            query?: {
                /** @description Printed on the first page and in the header of every page. */
                case_id?: string;
                /** @description Printed on the first page and in the header of every page. */
                report_number?: string;
                /** @description Printed on the first page. */
                examiner?: string;
                /** @description Printed on the first page and beside the signatures, as it is given. */
                date?: string;
                /** @description What the case calls mark A, or the questioned mark. */
                exhibit_a?: string;
                /** @description What the case calls mark B, or the source of several known marks. */
                exhibit_b?: string;
                /** @description Who signs, separated by semicolons: each gets a line to sign on. Default: nobody. */
                signatures?: string;
                /** @description Language of the document. Default: that of the service, else English. No handle depends on it. */
                language?: "en" | "de" | "fr" | "es" | "nl";
                /** @description Verbal scale: `specification`, `enfsi`, or the one of the laboratory by its name. Default: that of the service, else `specification`. No handle depends on it. */
                scale?: string;
                /** @description Adds a section with the comparison under other defensible settings. Default: false. */
                sensitivity?: boolean;
            };
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. The same request always gives the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A field is missing or malformed (a list), or there is no likelihood ratio to report (a text). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["Failure"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports_handle: {
        parameters: {
            query?: {
                /** @description Comma-separated blocks, as for `/v1/compare`. Default: none. */
                include?: string;
                /** @description Of several known marks the one, from 1, that attribution, previews and the blocks `features`, `perland` and `trace` show. Default: the one that agrees best, as in the report. */
                known?: number;
                /** @description Language of the sentences. Codes, numbers and handle do not depend on it. Default: `en`. */
                language?: "en" | "de" | "fr" | "es" | "nl";
            };
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of `/v1/compare` without file names, with the requested blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredComparisonReport"] | components["schemas"]["StoredRefusal"] | components["schemas"]["StoredUncalibratedReport"];
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports_handle_explanation: {
        parameters: {
            query?: {
                /** @description Language of the sentences. Codes, numbers and handle do not depend on it. Default: `en`. */
                language?: "en" | "de" | "fr" | "es" | "nl";
            };
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports_handle_pair: {
        parameters: {
            query?: {
                /** @description Scan of the mark, from 0. Default: 0. */
                a?: number;
                /** @description Scan of the mark, from 0. Default: 0. */
                b?: number;
                /** @description Which of several known marks is the second mark, from 1. Default: the one that agrees best. */
                known?: number;
                /** @description `true` adds the pipelines of both parts as small pictures. Default: false. */
                trace?: boolean;
            };
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StriaePair"] | components["schemas"]["FacePair"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports: {
        parameters: {
            query?: {
                /** @description Reports on a page. Default: 20. */
                limit?: number;
                /** @description The `next` of the previous page. Default: the newest. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports_handle_bundle_zip: {
        parameters: {
            query?: {
                /** @description Printed on the first page and in the header of every page. */
                case_id?: string;
                /** @description Printed on the first page and in the header of every page. */
                report_number?: string;
                /** @description Printed on the first page. */
                examiner?: string;
                /** @description Printed on the first page and beside the signatures, as it is given. */
                date?: string;
                /** @description What the case calls mark A, or the questioned mark. */
                exhibit_a?: string;
                /** @description What the case calls mark B, or the source of several known marks. */
                exhibit_b?: string;
                /** @description Who signs, separated by semicolons: each gets a line to sign on. Default: nobody. */
                signatures?: string;
                /** @description Language of the document. Default: that of the service, else English. No handle depends on it. */
                language?: "en" | "de" | "fr" | "es" | "nl";
                /** @description Verbal scale: `specification`, `enfsi`, or the one of the laboratory by its name. Default: that of the service, else `specification`. No handle depends on it. */
                scale?: string;
                /** @description `true` puts the scans into it. Without them not everything can be computed again. */
                scans?: boolean;
            };
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. The same report and texts always give the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_reports_handle_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportVerification"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reports_handle_diff_other: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `report_handle` of a comparison */
                handle: string;
                /** @description `report_handle` of a comparison */
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDifference"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_jobs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job` of the answer to `async=true` */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_v1_jobs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job` of the answer to `async=true` */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The job has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_jobs_id_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job` of the answer to `async=true` */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until the job ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many streams of events are open; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_artifacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An X3P scan (ISO 25178-72).
                     */
                    scan: Blob;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtifactRecord"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtifactRecord"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_graph: {
        parameters: {
            query?: {
                /** @description `prov`: W3C PROV-JSON. `dot`: for Graphviz. `svg`: a picture. Default: `json`. */
                format?: "json" | "prov" | "dot" | "svg";
            };
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The graph in the format asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtifactGraph"] | components["schemas"]["ProvJson"];
                    "text/vnd.graphviz": string;
                    "image/svg+xml": string;
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_data: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An array as .npy, a scan as the uploaded file, anything else as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/json": unknown;
                    "image/png": Blob;
                };
            };
            /** @description The requested part. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/json": Blob;
                    "image/png": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The requested range lies outside the data. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_image_png: {
        parameters: {
            query?: {
                /** @description The most points a side, rounded down to a power of two. Default: 512. */
                max?: number;
                /** @description `relief`: lit from the upper left, form removed. `map`: blue below the median, red above. Default: `map` for `surface.bandpassed` and `signature.2d`, `relief` for all others. */
                style?: "relief" | "map";
            };
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_mesh: {
        parameters: {
            query?: {
                /** @description The most points a side, rounded down to a power of two. Default: 512. */
                max?: number;
                /** @description `removed` takes off a robust polynomial of degree 2. */
                form?: "kept" | "removed";
            };
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mesh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_tiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tiles"];
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_artifacts_handle_tiles_tile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
                /** @description Its number, by `first` of its level. */
                tile: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_examples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        examples: components["schemas"]["ExamplePair"][];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_examples_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id of `GET /v1/examples` */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        domain: "impressed" | "striated" | "toolmark";
                        title: string;
                        /** @description What is known about the marks because they were simulated. */
                        note: string;
                        mark_a: components["schemas"]["ArtifactRecord"][];
                        mark_b: components["schemas"]["ArtifactRecord"][];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_steps_preprocess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Handle of a surface. */
                    surface: string;
                    /**
                     * @description Short cutoff in metres.
                     * @default 0.000004
                     */
                    lambda_s?: number;
                    /**
                     * @description Long cutoff in metres.
                     * @default 0.00025
                     */
                    lambda_c?: number;
                };
                "multipart/form-data": {
                    /** @description Handle of a surface. */
                    surface: string;
                    /**
                     * @description Short cutoff in metres.
                     * @default 0.000004
                     */
                    lambda_s?: number;
                    /**
                     * @description Long cutoff in metres.
                     * @default 0.00025
                     */
                    lambda_c?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrayStep"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_steps_signature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Handle of a surface. */
                    surface: string;
                    /** @description Groove edges as `left:right` in micrometres. Default: they are found. */
                    edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mirrored?: boolean;
                };
                "multipart/form-data": {
                    /** @description Handle of a surface. */
                    surface: string;
                    /** @description Groove edges as `left:right` in micrometres. Default: they are found. */
                    edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mirrored?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrayStep"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_steps_areal_signature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Handle of a surface. */
                    surface: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mirrored?: boolean;
                };
                "multipart/form-data": {
                    /** @description Handle of a surface. */
                    surface: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mirrored?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrayStep"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_steps_align: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Handle of a signature.1d. */
                    a: string;
                    /** @description Handle of a signature.1d. */
                    b: string;
                };
                "multipart/form-data": {
                    /** @description Handle of a signature.1d. */
                    a: string;
                    /** @description Handle of a signature.1d. */
                    b: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alignment"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_steps_features: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Handles of signature.1d, one for each land, comma-separated. */
                    a: string;
                    /** @description Handles of signature.1d, one for each land, comma-separated. */
                    b: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing. */
                    lands_a?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing. */
                    lands_b?: string;
                    n_lands?: number;
                };
                "multipart/form-data": {
                    /** @description Handles of signature.1d, one for each land, comma-separated. */
                    a: string;
                    /** @description Handles of signature.1d, one for each land, comma-separated. */
                    b: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing. */
                    lands_a?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing. */
                    lands_b?: string;
                    n_lands?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturesStep"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_steps_calibrate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    score: number;
                    reference: string;
                    scorer_config_hash?: string;
                    /** @default true */
                    ci?: boolean;
                    /** @description Sources of the reference whose pairs take no part in the calibration, comma-separated. */
                    left_out?: string;
                    /** @description Where the score is the mean score of a questioned mark with several known marks: the scores of every two of these, comma-separated. */
                    known_scores_among?: string;
                };
                "multipart/form-data": {
                    score: number;
                    reference: string;
                    scorer_config_hash?: string;
                    /** @default true */
                    ci?: boolean;
                    /** @description Sources of the reference whose pairs take no part in the calibration, comma-separated. */
                    left_out?: string;
                    /** @description Where the score is the mean score of a questioned mark with several known marks: the scores of every two of these, comma-separated. */
                    known_scores_among?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalibratedScore"] | components["schemas"]["RefusedScore"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_recipes_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_recipes_handle_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        studies: {
                            id: string;
                            name: string;
                            domain: string;
                            /**
                             * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                             * @enum {string}
                             */
                            state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                            /** @description Why the study failed. */
                            reason: string | null;
                            pairs_done: number;
                            pairs_total: number;
                            scorer_config_hash: string;
                            created: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_studies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /** @default study */
                    name?: string;
                    /** @description CSV with the header study,source,mark,land,scan (`land` for bullets only), as text or as a file. With a further column `set`, marks of set a are scored against those of set b, and no others. The columns `units`, `mask`, `mirrored`, `replica` and `edges` say how the scan of a row is read. */
                    manifest: string | Blob[];
                    /** @description Files that the scan column names. If there are too many for one request, upload them to `/v1/artifacts` and put their handles in the scan column. */
                    scans?: Blob[];
                    /** @description Id of a study, or id or name of a collection: the marks of the manifest are scored against its marks, and no others. */
                    against?: string;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /** @default study */
                    name?: string;
                    /** @description CSV with the header study,source,mark,land,scan (`land` for bullets only), as text or as a file. With a further column `set`, marks of set a are scored against those of set b, and no others. The columns `units`, `mask`, `mirrored`, `replica` and `edges` say how the scan of a row is read. */
                    manifest: string | Blob[];
                    /** @description Files that the scan column names. If there are too many for one request, upload them to `/v1/artifacts` and put their handles in the scan column. */
                    scans?: Blob[];
                    /** @description Id of a study, or id or name of a collection: the marks of the manifest are scored against its marks, and no others. */
                    against?: string;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
                "application/json": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /** @default study */
                    name?: string;
                    /** @description CSV with the header study,source,mark,land,scan (`land` for bullets only), as text or as a file. With a further column `set`, marks of set a are scored against those of set b, and no others. The columns `units`, `mask`, `mirrored`, `replica` and `edges` say how the scan of a row is read. */
                    manifest: string | Blob[];
                    /** @description Files that the scan column names. If there are too many for one request, upload them to `/v1/artifacts` and put their handles in the scan column. */
                    scans?: Blob[];
                    /** @description Id of a study, or id or name of a collection: the marks of the manifest are scored against its marks, and no others. */
                    against?: string;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                        scans: {
                            study: string;
                            source: string;
                            mark: string;
                            land: number;
                            scan: string;
                            sha256: string;
                            surface: string;
                            /**
                             * @description How the region of the scan is taken, when it is not found.
                             * @enum {string}
                             */
                            mask?: "file" | "none";
                            /**
                             * @description It shows the mirror image of its mark.
                             * @enum {boolean}
                             */
                            mirrored?: true;
                            /**
                             * @description It shows a cast.
                             * @enum {boolean}
                             */
                            replica?: true;
                            /** @description Groove edges of the land in metres, where they are not found. */
                            edges?: [
                                number,
                                number
                            ];
                            /**
                             * @description Only in a study of one set against another.
                             * @enum {string}
                             */
                            set?: "a" | "b";
                        }[];
                        /** @description What the manifest gives reason to warn of: `unknown_column` names its columns that nothing reads. */
                        readonly warnings: {
                            /** @description What is said. */
                            code: string;
                            /** @description What it is said of: numbers with their unit in the name, names. */
                            values: {
                                [key: string]: unknown;
                            };
                            /** @description What `code` and `values` say, in English. */
                            message: string;
                            /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                            where: string | string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                        scans: {
                            study: string;
                            source: string;
                            mark: string;
                            land: number;
                            scan: string;
                            sha256: string;
                            surface: string;
                            /**
                             * @description How the region of the scan is taken, when it is not found.
                             * @enum {string}
                             */
                            mask?: "file" | "none";
                            /**
                             * @description It shows the mirror image of its mark.
                             * @enum {boolean}
                             */
                            mirrored?: true;
                            /**
                             * @description It shows a cast.
                             * @enum {boolean}
                             */
                            replica?: true;
                            /** @description Groove edges of the land in metres, where they are not found. */
                            edges?: [
                                number,
                                number
                            ];
                            /**
                             * @description Only in a study of one set against another.
                             * @enum {string}
                             */
                            set?: "a" | "b";
                        }[];
                        /** @description What the manifest gives reason to warn of: `unknown_column` names its columns that nothing reads. */
                        readonly warnings: {
                            /** @description What is said. */
                            code: string;
                            /** @description What it is said of: numbers with their unit in the name, names. */
                            values: {
                                [key: string]: unknown;
                            };
                            /** @description What `code` and `values` say, in English. */
                            message: string;
                            /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                            where: string | string[];
                        }[];
                    };
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle, study or collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                        scans: {
                            study: string;
                            source: string;
                            mark: string;
                            land: number;
                            scan: string;
                            sha256: string;
                            surface: string;
                            /**
                             * @description How the region of the scan is taken, when it is not found.
                             * @enum {string}
                             */
                            mask?: "file" | "none";
                            /**
                             * @description It shows the mirror image of its mark.
                             * @enum {boolean}
                             */
                            mirrored?: true;
                            /**
                             * @description It shows a cast.
                             * @enum {boolean}
                             */
                            replica?: true;
                            /** @description Groove edges of the land in metres, where they are not found. */
                            edges?: [
                                number,
                                number
                            ];
                            /**
                             * @description Only in a study of one set against another.
                             * @enum {string}
                             */
                            set?: "a" | "b";
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_studies_id_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_studies_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies_id_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until the study ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many streams of events are open; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies_id_scores: {
        parameters: {
            query?: {
                from?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        score_kind: string;
                        marks: {
                            mark: string;
                            source: string;
                        }[];
                        /** @description So many of the first marks are scored against each of the others; null: every pair is. */
                        against: number | null;
                        /** @description Each pair names its marks by their positions in the list. */
                        pairs: {
                            a: number;
                            b: number;
                            score: number;
                        }[];
                        next: number;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies_id_results_csv: {
        parameters: {
            query?: {
                /** @description Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks. */
                score_kind?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description mark_a, mark_b, source_a, source_b, label (1: same source), score, sha256_a, sha256_b. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies_id_results_json: {
        parameters: {
            query?: {
                /** @description Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks. */
                score_kind?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        study: string;
                        name: string;
                        domain: string;
                        score_kind: string;
                        marks: {
                            mark: string;
                            source: string;
                            scans: string[];
                            sha256: string;
                        }[];
                        /** @description Each pair names its marks by their positions in the list. */
                        pairs: {
                            a: number;
                            b: number;
                            label: number;
                            score: number;
                        }[];
                    };
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_studies_id_links: {
        parameters: {
            query?: {
                /** @description Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks. */
                score_kind?: string;
                /** @description The least log10 likelihood ratio of a link. Default: 1, which is a likelihood ratio of 10, or the greatest that the reference supports. */
                log10_lr?: number;
                /** @description Id of the reference that the scores are read on. Default: that of a comparison. */
                reference?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyLinks"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_studies_id_reference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description 1 to 64 of a-z, 0-9, _ and - */
                    id: string;
                    /** @description Name of the reference in reports. */
                    name: string;
                    /** @description A sentence: who vouches that cases belong to this population, and to which. Every answer under the reference shows it. */
                    population: string;
                    /** @description CODE=REASON: a fault that would be refused, and why it is none here; the reason is shown with every answer. Codes: scan_in_two_marks, near_copies, names_alike. One a line. */
                    accept?: string;
                    /** @description Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks. */
                    score_kind?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description 1 to 64 of a-z, 0-9, _ and - */
                    id: string;
                    /** @description Name of the reference in reports. */
                    name: string;
                    /** @description A sentence: who vouches that cases belong to this population, and to which. Every answer under the reference shows it. */
                    population: string;
                    /** @description CODE=REASON: a fault that would be refused, and why it is none here; the reason is shown with every answer. Codes: scan_in_two_marks, near_copies, names_alike. One a line. */
                    accept?: string;
                    /** @description Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks. */
                    score_kind?: string;
                };
                "application/json": {
                    /** @description 1 to 64 of a-z, 0-9, _ and - */
                    id: string;
                    /** @description Name of the reference in reports. */
                    name: string;
                    /** @description A sentence: who vouches that cases belong to this population, and to which. Every answer under the reference shows it. */
                    population: string;
                    /** @description CODE=REASON: a fault that would be refused, and why it is none here; the reason is shown with every answer. Codes: scan_in_two_marks, near_copies, names_alike. One a line. */
                    accept?: string;
                    /** @description Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks. */
                    score_kind?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReference"];
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_collections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collections: components["schemas"]["Collection"][];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_collections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                };
                "application/json": {
                    name: string;
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is there with another domain, or holds another scan or source under that name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_collections_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a collection, or the name of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_v1_collections_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a collection, or the name of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_collections_id_index: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a collection, or the name of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionIndex"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_collections_id_scans: {
        parameters: {
            query?: {
                /** @description Position of the first scan listed. */
                from?: number;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of a collection, or the name of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scans: {
                            study: string;
                            source: string;
                            mark: string;
                            land: number;
                            scan: string;
                            sha256: string;
                            surface: string;
                            /**
                             * @description How the region of the scan is taken, when it is not found.
                             * @enum {string}
                             */
                            mask?: "file" | "none";
                            /**
                             * @description It shows the mirror image of its mark.
                             * @enum {boolean}
                             */
                            mirrored?: true;
                            /**
                             * @description It shows a cast.
                             * @enum {boolean}
                             */
                            replica?: true;
                            /** @description Groove edges of the land in metres, where they are not found. */
                            edges?: [
                                number,
                                number
                            ];
                            /**
                             * @description Only in a study of one set against another.
                             * @enum {string}
                             */
                            set?: "a" | "b";
                        }[];
                        /** @description `from` of the next page; null at the end. */
                        next: number | null;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_collections_id_scans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a collection, or the name of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    manifest: string | Blob[];
                    scans?: Blob[];
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
                "application/x-www-form-urlencoded": {
                    manifest: string | Blob[];
                    scans?: Blob[];
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
                "application/json": {
                    manifest: string | Blob[];
                    scans?: Blob[];
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        created: string;
                        /** @description Number of scans. */
                        scans: number;
                        /** @description Number of marks. */
                        marks: number;
                        /** @description Number of scans that were new. */
                        added: number;
                        /** @description What the manifest gives reason to warn of: `unknown_column` names its columns that nothing reads. */
                        readonly warnings: {
                            /** @description What is said. */
                            code: string;
                            /** @description What it is said of: numbers with their unit in the name, names. */
                            values: {
                                [key: string]: unknown;
                            };
                            /** @description What `code` and `values` say, in English. */
                            message: string;
                            /** @description `mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark. */
                            where: string | string[];
                        }[];
                    };
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown collection or handle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is there with another domain, or holds another scan or source under that name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_collections_id_study: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a collection, or the name of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Default: the name of the collection. */
                    name?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description Default: the name of the collection. */
                    name?: string;
                };
                "application/json": {
                    /** @description Default: the name of the collection. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        domain: string;
                        /**
                         * @description `interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.
                         * @enum {string}
                         */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why the study failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        scorer_config_hash: string;
                        created: string;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description The kind of mark, which selects the reference to calibrate on.
                     * @enum {string}
                     */
                    domain: "impressed" | "striated" | "toolmark";
                    /** @description Id of a study, or id or name of a collection: its marks are searched. */
                    against: string;
                    /** @description Every scan of the mark, unless mark_handles is given. */
                    mark?: Blob[];
                    /** @description Surface handles of the mark instead of files, comma-separated. */
                    mark_handles?: string;
                    /** @description Position of each land on its bullet, counted from 1. Needed when a land is missing. Default: 1, 2, 3, … */
                    mark_lands?: string;
                    /** @description Groove edges of each land as `left:right` in micrometres. Default: they are found. */
                    mark_edges?: string;
                    /** @description Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false. */
                    mark_replica?: boolean;
                    /** @description Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false. */
                    mark_mirrored?: boolean;
                    /**
                     * @description Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.
                     * @enum {string}
                     */
                    units?: "file" | "um";
                    /**
                     * @description Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.
                     * @enum {string}
                     */
                    mask?: "auto" | "file" | "none";
                    /** @description Number of lands on a bullet, including lands without a scan. Default: the highest position of the two marks. */
                    n_lands?: number;
                    /** @description Number of marks that are reported, from 1 to 50. Default: 10. */
                    hits?: number;
                    /** @description Number of marks of a collection that go on from the sketches: those that are most alike. Default: 0.5 % of the toolmarks of a collection, but at least 1000; 2000 bullets; 1 % of the breech faces, but at least 10000. A collection of at most so many marks is scored whole; by default one of at most 1000 toolmarks, 2000 bullets or 300 breech faces. */
                    candidates?: number;
                    /** @description Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain. */
                    reference?: string;
                    /**
                     * @description Whose limit of the pitch applies: `specification` (over 2 µm warns, over 4 µm refuses), or `reference` (what its scans were measured at). Default: `specification` for bundled references, `reference` for own ones.
                     * @enum {string}
                     */
                    resolution?: "specification" | "reference";
                    /** @description Scorer hyperparameters to override, as a JSON object. */
                    scorer_config?: string;
                    /**
                     * @description `true` answers 202 as soon as the scans are stored, and searches as a job. Default: false.
                     * @default false
                     */
                    async?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            /** @description The search runs as a job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
            /** @description A bad upload, or an unknown or uncalibrated domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Over a limit: one file, the whole request, the number of files, or the decompressed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The upload is not a readable X3P, or the body is compressed as a whole. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_references_reference_id_validation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id of `GET /v1/references`. */
                reference_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        format: "markgraph-validation-1";
                        reference: {
                            id: string;
                            name: string;
                            domain: string;
                            score_kind: string;
                            scorer_config_hash: string;
                            cluster_scheme: string;
                            datasets: ({
                                tag: string;
                                source: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            n_sources: number;
                            n_marks: number;
                            n_km: number;
                            n_knm: number;
                            smallest_km_score: number;
                            largest_knm_score: number;
                        };
                        parameters: {
                            seed: number;
                            folds: number;
                            held_out_share: number;
                            resamples: number;
                            level: number;
                        };
                        statement: string;
                        bootstrap: string;
                        scores: {
                            edges: number[];
                            km_share: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                            knm_share: {
                                value: (number | null)[];
                                low: (number | null)[];
                                high: (number | null)[];
                            };
                        };
                        protocols: {
                            /** @enum {string} */
                            protocol: "leave-data-sets-out" | "source-disjoint" | "leave-sources-out" | "in-sample" | "separate-marks";
                            statement: string;
                            n_km: number;
                            n_knm: number;
                            n_sources: number;
                            /** @description pairs without an LR, as too little is left to fit on */
                            excluded: {
                                km: number;
                                knm: number;
                            };
                            /** @description why there are no figures */
                            unavailable: string | null;
                            resamples: {
                                count: number;
                                distinct: number;
                                redraws: number;
                            } | null;
                            calibrations: {
                                /** @enum {string} */
                                protocol: "leave-data-sets-out" | "source-disjoint" | "leave-sources-out" | "in-sample" | "separate-marks";
                                /** @enum {string} */
                                calibration: "two-masses" | "platt" | "pav";
                                cllr: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                cllr_min: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                calibration_loss: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                auc: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                eer: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                misleading: {
                                    beyond_log10_lr: number;
                                    /** @description share of KM pairs with log10 LR below minus it */
                                    km: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                    /** @description share of KNM pairs with log10 LR above it */
                                    knm: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                }[];
                                /** @description Cllr with each data set weighing the same; null where the reference has one */
                                cllr_data_sets_even: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                } | null;
                                bounds: {
                                    /** @description the bounds that are applied; least and greatest over the fits of the protocol */
                                    applied: {
                                        rule: string;
                                        log10_lower: [
                                            number,
                                            number
                                        ];
                                        log10_upper: [
                                            number,
                                            number
                                        ];
                                    };
                                    /** @description the full empirical rule, on the LRs before any bound; pairs that several folds test count once altogether */
                                    elub: {
                                        rule: string;
                                        log10_lower: {
                                            value: number | null;
                                            low: number | null;
                                            high: number | null;
                                        };
                                        log10_upper: {
                                            value: number | null;
                                            low: number | null;
                                            high: number | null;
                                        };
                                    };
                                };
                                curves: {
                                    tippett: {
                                        log10_lr: number[];
                                        km_ge: {
                                            value: (number | null)[];
                                            low: (number | null)[];
                                            high: (number | null)[];
                                        };
                                        knm_ge: {
                                            value: (number | null)[];
                                            low: (number | null)[];
                                            high: (number | null)[];
                                        };
                                    };
                                    det: {
                                        false_positive_rate: number[];
                                        false_negative_rate: {
                                            value: (number | null)[];
                                            low: (number | null)[];
                                            high: (number | null)[];
                                        };
                                    };
                                    reliability: {
                                        log10_lr: number[];
                                        predicted: number[];
                                        observed: {
                                            value: (number | null)[];
                                            low: (number | null)[];
                                            high: (number | null)[];
                                        };
                                    };
                                    ece: {
                                        prior_log10_odds: number[];
                                        system: {
                                            value: (number | null)[];
                                            low: (number | null)[];
                                            high: (number | null)[];
                                        };
                                        pav: {
                                            value: (number | null)[];
                                            low: (number | null)[];
                                            high: (number | null)[];
                                        };
                                        neutral: number[];
                                    };
                                };
                            }[];
                            folds?: {
                                /** @enum {string} */
                                protocol: "source-disjoint";
                                fold: number;
                                /** @description indices of the held-out sources */
                                held_out: number[];
                                train_km: number;
                                train_knm: number;
                                n_km: number;
                                n_knm: number;
                                n_sources: number;
                                /** @description lower and upper bound of the first calibration */
                                bounds_log10: [
                                    number,
                                    number
                                ];
                                resamples: {
                                    count: number;
                                    distinct: number;
                                    redraws: number;
                                };
                                calibrations: {
                                    /** @enum {string} */
                                    calibration: "two-masses" | "platt" | "pav";
                                    cllr: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                    cllr_min: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                    calibration_loss: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                    auc: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                    eer: {
                                        value: number | null;
                                        low: number | null;
                                        high: number | null;
                                    };
                                    misleading: {
                                        beyond_log10_lr: number;
                                        /** @description share of KM pairs with log10 LR below minus it */
                                        km: {
                                            value: number | null;
                                            low: number | null;
                                            high: number | null;
                                        };
                                        /** @description share of KNM pairs with log10 LR above it */
                                        knm: {
                                            value: number | null;
                                            low: number | null;
                                            high: number | null;
                                        };
                                    }[];
                                }[];
                            }[];
                            data_sets?: {
                                /** @enum {string} */
                                protocol: "leave-data-sets-out";
                                data_set: string;
                                n_km: number;
                                n_knm: number;
                                /** @description sources of the data set with pairs of a class */
                                n_sources: {
                                    km: number;
                                    knm: number;
                                };
                                resamples: {
                                    count: number;
                                    distinct: number;
                                    redraws: number;
                                } | null;
                                auc: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                cllr_min: {
                                    value: number | null;
                                    low: number | null;
                                    high: number | null;
                                };
                                /** @description with the calibration of the reference on the other data sets: as deployed, then otherwise bounded */
                                calibrations: {
                                    /** @description by what each bound counts evidence */
                                    bounds_by: {
                                        /** @enum {string} */
                                        lower: "source" | "data_set";
                                        /** @enum {string} */
                                        upper: "source" | "data_set";
                                    };
                                    /** @description whether the reference counts so */
                                    deployed: boolean;
                                    /** @description why there is no LR */
                                    unavailable: string | null;
                                    figures: {
                                        bounds_log10: [
                                            number,
                                            number
                                        ];
                                        cllr: {
                                            value: number | null;
                                            low: number | null;
                                            high: number | null;
                                        };
                                        /** @description before and after bounds; null where the data set has no pair of the class */
                                        km_under_third: {
                                            before: {
                                                count: number;
                                                /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                                limit: number | null;
                                            };
                                            after: {
                                                count: number;
                                                /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                                limit: number | null;
                                            };
                                        } | null;
                                        /** @description before and after bounds; null where the data set has no pair of the class */
                                        km_under_one: {
                                            before: {
                                                count: number;
                                                /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                                limit: number | null;
                                            };
                                            after: {
                                                count: number;
                                                /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                                limit: number | null;
                                            };
                                        } | null;
                                        /** @description before and after bounds; null where the data set has no pair of the class */
                                        knm_over_three: {
                                            before: {
                                                count: number;
                                                /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                                limit: number | null;
                                            };
                                            after: {
                                                count: number;
                                                /** @description where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null */
                                                limit: number | null;
                                            };
                                        } | null;
                                        /** @description share of the pairs of a class at a bound */
                                        at_bound: {
                                            km: number | null;
                                            knm: number | null;
                                        };
                                        /** @description the source whose pairs cost most on average, in bits, both classes weighing the same where it has both */
                                        worst_source: {
                                            source: string;
                                            cost: number;
                                        };
                                    } | null;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the validation was not finished in time. The work continues, so a later request finds the result. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_references_reference_id_validation_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id of `GET /v1/references`. */
                reference_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the validation was not finished in time. The work continues, so a later request finds the result. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_references_reference_id_validation_figure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id of `GET /v1/references`. */
                reference_id: string;
                /** @description Name of the figure, ending in `.svg`. */
                figure: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the validation was not finished in time. The work continues, so a later request finds the result. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_cases: {
        parameters: {
            query?: {
                /** @description Only cases in whose texts or handles this stands: a number, an exhibit, a report. */
                find?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cases: {
                            id: string;
                            number: string;
                            name: string;
                            /** @enum {string} */
                            state: "open" | "closed";
                            /** @description ISO 8601, UTC. */
                            created: string;
                            items: number;
                            reports: number;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_cases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the laboratory calls the case. An owner has one case of each number. */
                    number: string;
                    /** @description What the case is about. */
                    name?: string;
                    /**
                     * @description A closed case is not changed until it is open again.
                     * @enum {string}
                     */
                    state?: "open" | "closed";
                    /** @description The items that were submitted. */
                    items?: {
                        /** @description What the case calls the item. */
                        exhibit: string;
                        /**
                         * @description Whether it is a questioned mark, or a known one: a test fire, or a test mark of a tool.
                         * @enum {string}
                         */
                        role?: "questioned" | "known";
                        /** @description What the case calls the source of a known mark. The test fires of one source share it. */
                        source?: string;
                        /**
                         * @description Kind of mark.
                         * @enum {string}
                         */
                        domain?: "impressed" | "striated" | "toolmark";
                        /**
                         * @description What it is, or shows.
                         * @default
                         */
                        note?: string;
                        /**
                         * @description Its marks: SHA-256 or handles of scans, or handles of reports. Of an item with a `role`: handles of its scans.
                         * @default []
                         */
                        marks?: string[];
                        /** @description The land of each of its scans, from 1, where it is a bullet. */
                        lands?: number[];
                    }[];
                    /** @description Who received which items, and when. */
                    received?: {
                        /** @description Which items. */
                        what: string;
                        /** @description Who received them. */
                        who: string;
                        /**
                         * @description When, as it is given.
                         * @default
                         */
                        when?: string;
                    }[];
                    propositions?: {
                        /**
                         * @description That the marks have one source, in the words of the case.
                         * @default
                         */
                        same?: string;
                        /**
                         * @description That they have different sources, in the words of the case.
                         * @default
                         */
                        different?: string;
                        /**
                         * @description Who supplied the propositions.
                         * @default
                         */
                        supplied_by?: string;
                    };
                    reference?: {
                        /**
                         * @description The relevant population.
                         * @default
                         */
                        population?: string;
                        /**
                         * @description Why the reference stands for it.
                         * @default
                         */
                        reason?: string;
                    };
                    /** @description Reports, each after the one that it replaces. */
                    reports?: {
                        /** @description `report_handle` of a comparison. */
                        handle: string;
                        /**
                         * @description The earlier report of the case that this one takes the place of.
                         * @default null
                         */
                        replaces?: string | null;
                        /** @description The exhibit of its questioned mark. Default: that of the report that it replaces. */
                        questioned?: string;
                        /** @description The source of its known marks. Default: that of the report that it replaces. */
                        source?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another case has that number, or the case is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_cases_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a case, or the number of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    patch_v1_cases_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a case, or the number of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the laboratory calls the case. An owner has one case of each number. */
                    number?: string;
                    /** @description What the case is about. */
                    name?: string;
                    /**
                     * @description A closed case is not changed until it is open again.
                     * @enum {string}
                     */
                    state?: "open" | "closed";
                    /** @description The items that were submitted. */
                    items?: {
                        /** @description What the case calls the item. */
                        exhibit: string;
                        /**
                         * @description Whether it is a questioned mark, or a known one: a test fire, or a test mark of a tool.
                         * @enum {string}
                         */
                        role?: "questioned" | "known";
                        /** @description What the case calls the source of a known mark. The test fires of one source share it. */
                        source?: string;
                        /**
                         * @description Kind of mark.
                         * @enum {string}
                         */
                        domain?: "impressed" | "striated" | "toolmark";
                        /**
                         * @description What it is, or shows.
                         * @default
                         */
                        note?: string;
                        /**
                         * @description Its marks: SHA-256 or handles of scans, or handles of reports. Of an item with a `role`: handles of its scans.
                         * @default []
                         */
                        marks?: string[];
                        /** @description The land of each of its scans, from 1, where it is a bullet. */
                        lands?: number[];
                    }[];
                    /** @description Who received which items, and when. */
                    received?: {
                        /** @description Which items. */
                        what: string;
                        /** @description Who received them. */
                        who: string;
                        /**
                         * @description When, as it is given.
                         * @default
                         */
                        when?: string;
                    }[];
                    propositions?: {
                        /**
                         * @description That the marks have one source, in the words of the case.
                         * @default
                         */
                        same?: string;
                        /**
                         * @description That they have different sources, in the words of the case.
                         * @default
                         */
                        different?: string;
                        /**
                         * @description Who supplied the propositions.
                         * @default
                         */
                        supplied_by?: string;
                    };
                    reference?: {
                        /**
                         * @description The relevant population.
                         * @default
                         */
                        population?: string;
                        /**
                         * @description Why the reference stands for it.
                         * @default
                         */
                        reason?: string;
                    };
                    /** @description Reports, each after the one that it replaces. */
                    reports?: {
                        /** @description `report_handle` of a comparison. */
                        handle: string;
                        /**
                         * @description The earlier report of the case that this one takes the place of.
                         * @default null
                         */
                        replaces?: string | null;
                        /** @description The exhibit of its questioned mark. Default: that of the report that it replaces. */
                        questioned?: string;
                        /** @description The source of its known marks. Default: that of the report that it replaces. */
                        source?: string;
                    }[];
                    /** @description Entries that are added to what is there. */
                    add?: {
                        /** @description The items that were submitted. */
                        items?: {
                            /** @description What the case calls the item. */
                            exhibit: string;
                            /**
                             * @description Whether it is a questioned mark, or a known one: a test fire, or a test mark of a tool.
                             * @enum {string}
                             */
                            role?: "questioned" | "known";
                            /** @description What the case calls the source of a known mark. The test fires of one source share it. */
                            source?: string;
                            /**
                             * @description Kind of mark.
                             * @enum {string}
                             */
                            domain?: "impressed" | "striated" | "toolmark";
                            /**
                             * @description What it is, or shows.
                             * @default
                             */
                            note?: string;
                            /**
                             * @description Its marks: SHA-256 or handles of scans, or handles of reports. Of an item with a `role`: handles of its scans.
                             * @default []
                             */
                            marks?: string[];
                            /** @description The land of each of its scans, from 1, where it is a bullet. */
                            lands?: number[];
                        }[];
                        /** @description Who received which items, and when. */
                        received?: {
                            /** @description Which items. */
                            what: string;
                            /** @description Who received them. */
                            who: string;
                            /**
                             * @description When, as it is given.
                             * @default
                             */
                            when?: string;
                        }[];
                        /** @description Reports, each after the one that it replaces. */
                        reports?: {
                            /** @description `report_handle` of a comparison. */
                            handle: string;
                            /**
                             * @description The earlier report of the case that this one takes the place of.
                             * @default null
                             */
                            replaces?: string | null;
                            /** @description The exhibit of its questioned mark. Default: that of the report that it replaces. */
                            questioned?: string;
                            /** @description The source of its known marks. Default: that of the report that it replaces. */
                            source?: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another case has that number, or the case is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_cases_id_bundle_zip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a case, or the number of one of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. The same report and texts always give the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The case has no report yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plans: components["schemas"]["PlanState"][];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a study, which holds the marks. It is scored when the plan is run. */
                    study: string;
                    /** @description Id of the reference that gives the ratios; it must hold none of the marks. Without one, the marks are their own reference, in source-disjoint folds. */
                    reference?: string;
                    /**
                     * @description Whose limit of the pitch applies, as in a comparison.
                     * @enum {string}
                     */
                    resolution?: "specification" | "reference";
                    /** @description What the plan is called. */
                    name: string;
                    /** @description Who chose the marks and the criteria. */
                    chosen_by: string;
                    /**
                     * @description What the method is to be used for.
                     * @default
                     */
                    purpose?: string;
                    /**
                     * @description Which marks or pairs are left out, and by which rule.
                     * @default
                     */
                    exclusions?: string;
                    /** @description Default: the propositions of the mark type. */
                    propositions?: {
                        /** @description That two marks have one source. */
                        same: string;
                        /** @description That they have not. */
                        different: string;
                    };
                    criteria: {
                        /** @enum {string} */
                        measure: "cllr" | "misleading_km" | "misleading_knm" | "cllr_min" | "auc" | "eer" | "calibration_loss" | "cllr_worst_without_a_source" | "cllr_more_known_marks" | "cllr_worst_data_set";
                        /** @description The end of the 95 % interval must not pass it: the upper end of what should be small, the lower end of what should be large. */
                        limit: number;
                        /** @description Without marks of so many sources the criterion is not met, whatever the figure is. */
                        least_sources: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        name: string;
                        domain: string;
                        /** @description ISO 8601, UTC. */
                        created: string;
                        /** @description The study that scores the marks. */
                        study: string;
                        /** @enum {string} */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why it failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        /** @description Null until the plan has been run. */
                        dossier: string | null;
                        plan: components["schemas"]["ValidationPlan"];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is not in the state for what is asked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_plans_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        name: string;
                        domain: string;
                        /** @description ISO 8601, UTC. */
                        created: string;
                        /** @description The study that scores the marks. */
                        study: string;
                        /** @enum {string} */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Why it failed. */
                        reason: string | null;
                        pairs_done: number;
                        pairs_total: number;
                        /** @description Null until the plan has been run. */
                        dossier: string | null;
                        plan: components["schemas"]["ValidationPlan"];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_plans_handle_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The study that scores the marks. */
                        job: string;
                        /** @enum {string} */
                        state: "created" | "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";
                        /** @description Where its progress is told. */
                        events: string;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is not in the state for what is asked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_dossiers_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        dossier: components["schemas"]["ValidationDossier"];
                        plan: components["schemas"]["ValidationPlan"];
                        /** @description Acts of the record that approve it, oldest first. */
                        approvals: {
                            /** @description From 1, without a gap. */
                            sequence: number;
                            /** @description ISO 8601, UTC. */
                            at: string;
                            /** @description Who did it: the name of a key; empty for the operator and where there are no keys. */
                            principal: string;
                            /** @enum {string} */
                            act: "made" | "changed" | "approved" | "reviewed" | "signed" | "exported" | "deleted";
                            /** @description What kind of thing it was done to, such as `report`. */
                            kind: string;
                            /** @description The handle or id of that thing. */
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                            /** @description `hash` of the row before; empty in the first row. */
                            previous: string;
                            /** @description SHA-256 of the canonical JSON (RFC 8785) of this row without its own `hash`. */
                            hash: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_dossiers_handle_approvals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who approves it. */
                    by: string;
                    /** @description What it is approved for. */
                    statement: string;
                    /**
                     * @description Known deviations that are accepted, and why.
                     * @default
                     */
                    deviations?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        dossier: components["schemas"]["ValidationDossier"];
                        plan: components["schemas"]["ValidationPlan"];
                        /** @description Acts of the record that approve it, oldest first. */
                        approvals: {
                            /** @description From 1, without a gap. */
                            sequence: number;
                            /** @description ISO 8601, UTC. */
                            at: string;
                            /** @description Who did it: the name of a key; empty for the operator and where there are no keys. */
                            principal: string;
                            /** @enum {string} */
                            act: "made" | "changed" | "approved" | "reviewed" | "signed" | "exported" | "deleted";
                            /** @description What kind of thing it was done to, such as `report`. */
                            kind: string;
                            /** @description The handle or id of that thing. */
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                            /** @description `hash` of the row before; empty in the first row. */
                            previous: string;
                            /** @description SHA-256 of the canonical JSON (RFC 8785) of this row without its own `hash`. */
                            hash: string;
                        }[];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is not in the state for what is asked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_dossiers_handle_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. The same dossier with the same approvals always gives the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_dossiers_handle_bundle_zip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. The same report and texts always give the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An unknown handle or reference. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_impacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        impacts: {
                            handle: string;
                            /** @description ISO 8601, UTC. */
                            created: string;
                            /** @description Of the release that did the comparisons again. */
                            engine_version: string;
                            reports: number;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_impacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_impacts_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        impact: components["schemas"]["Impact"];
                        /** @description Acts of the record that approve it, oldest first. */
                        approvals: {
                            /** @description From 1, without a gap. */
                            sequence: number;
                            /** @description ISO 8601, UTC. */
                            at: string;
                            /** @description Who did it: the name of a key; empty for the operator and where there are no keys. */
                            principal: string;
                            /** @enum {string} */
                            act: "made" | "changed" | "approved" | "reviewed" | "signed" | "exported" | "deleted";
                            /** @description What kind of thing it was done to, such as `report`. */
                            kind: string;
                            /** @description The handle or id of that thing. */
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                            /** @description `hash` of the row before; empty in the first row. */
                            previous: string;
                            /** @description SHA-256 of the canonical JSON (RFC 8785) of this row without its own `hash`. */
                            hash: string;
                        }[];
                    };
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_impacts_handle_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. The same one with the same approvals always gives the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_impacts_handle_bundle_zip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. The same report and texts always give the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_impacts_handle_approvals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who approves it. */
                    by: string;
                    /** @description What it is approved for. */
                    statement: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        impact: components["schemas"]["Impact"];
                        /** @description Acts of the record that approve it, oldest first. */
                        approvals: {
                            /** @description From 1, without a gap. */
                            sequence: number;
                            /** @description ISO 8601, UTC. */
                            at: string;
                            /** @description Who did it: the name of a key; empty for the operator and where there are no keys. */
                            principal: string;
                            /** @enum {string} */
                            act: "made" | "changed" | "approved" | "reviewed" | "signed" | "exported" | "deleted";
                            /** @description What kind of thing it was done to, such as `report`. */
                            kind: string;
                            /** @description The handle or id of that thing. */
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                            /** @description `hash` of the row before; empty in the first row. */
                            previous: string;
                            /** @description SHA-256 of the canonical JSON (RFC 8785) of this row without its own `hash`. */
                            hash: string;
                        }[];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_checks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: components["schemas"]["ListedCheck"][];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_checks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the check is called. */
                    name: string;
                    /** @description Who chose the pairs and the mark. */
                    chosen_by: string;
                    /** @enum {string} */
                    domain: "impressed" | "striated" | "toolmark";
                    /** @description Id of a reference. Default: the bundled one. */
                    reference?: string;
                    /** @description Known pairs. Their scores and ratios must not change. */
                    pairs: {
                        /** @description Handles of the scans of one mark, in order, as `POST /v1/artifacts` answers them. */
                        a: string[];
                        /** @description The same of the other mark. */
                        b: string[];
                        same_source: boolean;
                    }[];
                    /** @description Handles of repeated scans of one mark, one scan each, from before the first check. The limits come from them; the first one is kept to compare with. */
                    repeats: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        check: components["schemas"]["LaboratoryCheck"];
                        /** @description Oldest first. */
                        runs: {
                            handle: string;
                            run: components["schemas"]["LaboratoryCheckRun"];
                        }[];
                        /** @description Between a check that passed and the next one, with failures between: the reports of these times are in doubt, and `GET /v1/reports` marks them. */
                        doubts: {
                            from: string;
                            to: string | null;
                        }[];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_checks_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        check: components["schemas"]["LaboratoryCheck"];
                        /** @description Oldest first. */
                        runs: {
                            handle: string;
                            run: components["schemas"]["LaboratoryCheckRun"];
                        }[];
                        /** @description Between a check that passed and the next one, with failures between: the reports of these times are in doubt, and `GET /v1/reports` marks them. */
                        doubts: {
                            from: string;
                            to: string | null;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_checks_handle_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `sha256:` and 64 hex digits */
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Handle of today’s scan of the mark that is measured again. */
                    scan: string;
                    /** @description What was put right since the last check failed. The chart begins anew. */
                    corrected?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handle: string;
                        run: components["schemas"]["LaboratoryCheckRun"];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviews: components["schemas"]["ListedReview"][];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_reviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `report_handle` of a report with a likelihood ratio that was given to this key. */
                    report: string;
                    /** @description Name of the API key that is asked. */
                    reviewer: string;
                    /** @description Why a review is asked for; the reviewer reads it. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The review is not in the state for it, the settings are not the committed ones, or the service has no keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reviews_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reviews_id_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. The same review always gives the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The review is not in the state for it, the settings are not the committed ones, or the service has no keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_reviews_id_bundle_zip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. The same report and texts always give the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The data have not changed: their handle is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A handle of the wrong kind, or a value out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The review is not in the state for it, the settings are not the committed ones, or the service has no keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work would take more memory than one request may use. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The work queue is full, or the comparison took too long; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_reviews_id_commit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Regions, edges and order as the reviewer sets them. */
                    settings: {
                        mark_a: {
                            /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                            scans: string[];
                            /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                            lands?: number[];
                            /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                            edges?: (number[] | null)[];
                            /** @description Whether the scans show a cast. */
                            replica?: boolean;
                            /** @description Whether the scans show the mirror image of the mark. */
                            mirrored?: boolean;
                        };
                        mark_b?: {
                            /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                            scans: string[];
                            /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                            lands?: number[];
                            /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                            edges?: (number[] | null)[];
                            /** @description Whether the scans show a cast. */
                            replica?: boolean;
                            /** @description Whether the scans show the mirror image of the mark. */
                            mirrored?: boolean;
                        };
                        /** @description In place of `mark_b`, where the review has several known marks, in its order. */
                        known?: {
                            /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                            scans: string[];
                            /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                            lands?: number[];
                            /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                            edges?: (number[] | null)[];
                            /** @description Whether the scans show a cast. */
                            replica?: boolean;
                            /** @description Whether the scans show the mirror image of the mark. */
                            mirrored?: boolean;
                        }[];
                        /** @description Number of lands on a bullet. Default: the highest position. */
                        n_lands?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The review is not in the state for it, the settings are not the committed ones, or the service has no keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_reviews_id_compare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description If given, they must be those that were committed. */
                    settings?: {
                        mark_a: {
                            /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                            scans: string[];
                            /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                            lands?: number[];
                            /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                            edges?: (number[] | null)[];
                            /** @description Whether the scans show a cast. */
                            replica?: boolean;
                            /** @description Whether the scans show the mirror image of the mark. */
                            mirrored?: boolean;
                        };
                        mark_b?: {
                            /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                            scans: string[];
                            /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                            lands?: number[];
                            /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                            edges?: (number[] | null)[];
                            /** @description Whether the scans show a cast. */
                            replica?: boolean;
                            /** @description Whether the scans show the mirror image of the mark. */
                            mirrored?: boolean;
                        };
                        /** @description In place of `mark_b`, where the review has several known marks, in its order. */
                        known?: {
                            /** @description Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them. */
                            scans: string[];
                            /** @description Position of each scan on its mark, from 1. Default: 1, 2, 3, … */
                            lands?: number[];
                            /** @description Groove edges of each scan in micrometres; null where they are to be found. */
                            edges?: (number[] | null)[];
                            /** @description Whether the scans show a cast. */
                            replica?: boolean;
                            /** @description Whether the scans show the mirror image of the mark. */
                            mirrored?: boolean;
                        }[];
                        /** @description Number of lands on a bullet. Default: the highest position. */
                        n_lands?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The review is not in the state for it, the settings are not the committed ones, or the service has no keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_reviews_id_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What both conclude. The review ends when both have signed the same sentence. */
                    sentence: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The review is not in the state for it, the settings are not the committed ones, or the service has no keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_v1_events: {
        parameters: {
            query?: {
                /** @description The handle or id of what something was done to. */
                subject?: string;
                /** @description The name of a key. Others than the own one: for an admin. */
                principal?: string;
                /** @description A time or date (ISO 8601): acts from then on. */
                since?: string;
                /** @description Acts on a page. Default: 100. */
                limit?: number;
                /** @description The `next` of the previous page. Default: the newest. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: {
                            /** @description From 1, without a gap. */
                            sequence: number;
                            /** @description ISO 8601, UTC. */
                            at: string;
                            /** @description Who did it: the name of a key; empty for the operator and where there are no keys. */
                            principal: string;
                            /** @enum {string} */
                            act: "made" | "changed" | "approved" | "reviewed" | "signed" | "exported" | "deleted";
                            /** @description What kind of thing it was done to, such as `report`. */
                            kind: string;
                            /** @description The handle or id of that thing. */
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                            /** @description `hash` of the row before; empty in the first row. */
                            previous: string;
                            /** @description SHA-256 of the canonical JSON (RFC 8785) of this row without its own `hash`. */
                            hash: string;
                        }[];
                        /** @description `cursor` of the next page; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description `since` is no time. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_v1_gc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bytes?: number;
                };
                "application/x-www-form-urlencoded": {
                    bytes?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        evicted: {
                            count: number;
                            bytes: number;
                        };
                        orphans: {
                            count: number;
                            bytes: number;
                        };
                        bytes_before: number;
                        bytes_after: number;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_benchmark_splits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Splits"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_benchmark_splits_split_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                split_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Split"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_benchmark_splits_split_id_leaderboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                split_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_benchmark_splits_split_id_kit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                split_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP archive; `ETag` is the split hash in quotes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The requested part. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The split has not changed: its hash is the one in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The requested range lies outside the data. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many requests of this client address; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_benchmark_splits_split_id_submissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                split_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    submitter: string;
                    method: string;
                    /** @description Where the method is described: an absolute http or https address. */
                    url?: string | null;
                    /** @description Header `pair_id,lr`, and one row for every frozen pair. Or give `lrs`. */
                    csv?: string;
                    /** @description The LR of every frozen pair by its id. Or give `csv`. */
                    lrs?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionAnswer"];
                };
            };
            /** @description Refused. The first 20 problems are given in full, the rest are counted by kind. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service needs an API key, and the request has no valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Pages of that origin may not send requests here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing has this handle or id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description What is stored was damaged or changed on disk, and cannot be made again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is over its limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is compressed as a whole (`Content-Encoding`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service does not answer under the name in the Host header. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Too many compute requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service itself failed. Its log gives the details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many submissions are waiting; `Retry-After` says when to come back. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
