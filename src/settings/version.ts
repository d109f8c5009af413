/** Version of the engine: part of every recipe. It rises when the version of any node does. */
export const ENGINE_VERSION = '1.0.0'
/**
 * Version of the API, as the specification of the service names it. It is that of the wire and not of the program: it rises
 * when an answer that a client reads changes its meaning, and none has.
 */
export const API_VERSION = '0.1.0'
