/** The graph. */
export const GRAPH = {}
