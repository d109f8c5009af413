# Comparing two marks, or a questioned mark with known marks.

mg_compare <- function(mg, a, b, domain = NULL, reference = NULL, resolution = NULL, units = NULL, mask = NULL,
                       n_lands = NULL, scorer_config = NULL, progress = FALSE, timeout = Inf) {
  job <- mg_start_compare(mg, a, b, domain, reference, resolution, units, mask, n_lands, scorer_config)
  mg_wait(job, progress, timeout)
}

mg_start_compare <- function(mg, a, b, domain = NULL, reference = NULL, resolution = NULL, units = NULL, mask = NULL,
                             n_lands = NULL, scorer_config = NULL) {
  fields <- form_fields(
    domain = if (is.null(domain)) domain_of(mg, a, units) else domain,
    reference = reference, resolution = resolution, units = units, mask = mask, n_lands = n_lands,
    scorer_config = scorer_config
  )
  begin(mg, c(fields, mark_fields("mark_a", a), mark_fields("mark_b", b)))
}

mg_ask <- function(mg, questioned, known, domain = NULL, made = NULL, ammunition_alike = NULL, instrument_alike = NULL,
                   condition_alike = NULL, reference = NULL, resolution = NULL, units = NULL, mask = NULL,
                   n_lands = NULL, scorer_config = NULL, progress = FALSE, timeout = Inf) {
  job <- mg_start_ask(
    mg, questioned, known, domain, made, ammunition_alike, instrument_alike, condition_alike, reference, resolution,
    units, mask, n_lands, scorer_config
  )
  mg_wait(job, progress, timeout)
}

mg_start_ask <- function(mg, questioned, known, domain = NULL, made = NULL, ammunition_alike = NULL,
                         instrument_alike = NULL, condition_alike = NULL, reference = NULL, resolution = NULL,
                         units = NULL, mask = NULL, n_lands = NULL, scorer_config = NULL) {
  if (is_scan(known) || inherits(known, "mg_mark") || length(known) < 2 || length(known) > 8) {
    fail("mg_ask needs two to eight known marks, all that were made; mg_compare takes one")
  }
  fields <- form_fields(
    domain = if (is.null(domain)) domain_of(mg, questioned, units) else domain,
    known_made = made, known_ammunition_alike = ammunition_alike, known_instrument_alike = instrument_alike,
    known_condition_alike = condition_alike, reference = reference, resolution = resolution, units = units,
    mask = mask, n_lands = n_lands, scorer_config = scorer_config
  )
  marks <- lapply(seq_along(known), function(i) mark_fields(paste0("known_", i), known[[i]]))
  begin(mg, c(fields, mark_fields("mark_a", questioned), do.call(c, marks)))
}

begin <- function(mg, fields) {
  on.exit(forget_uploads(fields))
  accepted <- ask_json(connection(mg), "POST", "/v1/compare", fields = c(fields, list(async = "true")))
  mg_job(mg, accepted$job)
}

# The domain of a mark by its scans, where they leave no choice.
domain_of <- function(mg, mark, units) {
  scans <- scans_of(mark)
  if (length(scans) > 1) {
    return("striated")
  }
  found <- mg_detect(mg, scans[[1]], units)$domain
  if (found == "impressed") {
    return(found)
  }
  fail(paste(
    "the scan shows striae, of a barrel or of a tool; say which: domain = \"striated\" for the land of a bullet,",
    "domain = \"toolmark\" for a toolmark"
  ))
}
