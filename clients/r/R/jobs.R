# Comparisons that run as jobs, and waiting for them.

ENDED <- c("done", "failed", "cancelled")

mg_job <- function(mg, id) {
  connection(mg)
  mg_class(list(id = id), "mg_job", mg)
}

print.mg_job <- function(x, ...) {
  cat("Job", x$id, "\n")
  invisible(x)
}

mg_state <- function(x) UseMethod("mg_state")

mg_state.mg_job <- function(x) {
  answer <- ask_json(connection(client_of(x)), "GET", job_path(x))
  stages <- frame_of(answer$stages, c("stage", "done", "total"))
  mg_class(c(answer[c("state", "report_handle", "error")], list(stages = stages)), "mg_state", client_of(x))
}

job_path <- function(job) paste0("/v1/jobs/", job$id)

format.mg_state <- function(x, ...) {
  if (!is.null(x[["pairs_total"]])) {
    return(sprintf("%s, %d of %d pairs", x$state, as.integer(x$pairs_done), as.integer(x$pairs_total)))
  }
  done <- as.numeric(x$stages$done)
  total <- as.numeric(x$stages$total)
  at <- utils::tail(x$stages$stage[done < total], 1)
  sprintf(
    "%s, %d of %d computations%s", x$state, as.integer(sum(done)), as.integer(sum(total)),
    if (length(at) > 0) paste0(", ", at) else ""
  )
}

print.mg_state <- function(x, ...) {
  cat(format(x), "\n")
  invisible(x)
}

mg_cancel <- function(x) UseMethod("mg_cancel")

mg_cancel.mg_job <- function(x) {
  ask_bytes(connection(client_of(x)), "DELETE", job_path(x))
  invisible(x)
}

mg_wait <- function(x, progress = FALSE, timeout = Inf) UseMethod("mg_wait")

mg_wait.mg_job <- function(x, progress = FALSE, timeout = Inf) {
  state <- withCallingHandlers(
    wait_for(x, progress, timeout),
    interrupt = function(stop) try(mg_cancel(x), silent = TRUE) # it may have ended meanwhile
  )
  if (state$state != "done") {
    fail(if (is.null(state$error)) paste("the job was", state$state) else state$error, "mg_job_failed")
  }
  mg_report(client_of(x), state$report_handle)
}

# Asks until the state has ended, more and more rarely, and tells `progress` of every change.
wait_for <- function(x, progress, timeout) {
  tell <- if (is.function(progress)) progress else if (isTRUE(progress)) function(state) message(format(state))
  until <- Sys.time() + if (is.finite(timeout)) timeout else 1e9
  pause <- 0.05
  last <- ""
  repeat {
    state <- mg_state(x)
    if (!is.null(tell) && format(state) != last) tell(state)
    last <- format(state)
    if (state$state %in% ENDED) {
      return(state)
    }
    if (Sys.time() + pause > until) {
      fail(sprintf("not done after %g seconds: %s", timeout, last), "mg_timeout")
    }
    Sys.sleep(pause)
    pause <- min(1, pause * 1.3)
  }
}
