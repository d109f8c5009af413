/** Checks, search, collections, benchmark and verification. */
export const CHECKS = {}
