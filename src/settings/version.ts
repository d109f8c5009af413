/** Version of the engine: part of every recipe. It rises when the version of any node does. */
export const ENGINE_VERSION = '0.3.0'
/** Version of the API. */
export const API_VERSION = '0.1.0'
