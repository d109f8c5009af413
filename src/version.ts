/** Version of the engine and of the API: part of every recipe. */
export const ENGINE_VERSION = '0.1.0'
export const API_VERSION = '0.1.0'
