import type { OpenBlob } from './store.ts'

/** Bytes in memory, to be read like those of a file. */
export const openBytes = (data: Uint8Array): OpenBlob => ({
  size: data.byteLength,
  read: async (from, length) => data.subarray(from, from + length),
  close: async () => {},
})
