/** Comparing, and folders of scans. */
export const COMPARE = {}
