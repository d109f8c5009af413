export const MIB = 2 ** 20

/** A size, for a message. */
export const mib = (bytes: number): string =>
  bytes >= MIB ? `${Math.round(bytes / MIB)} MiB` : `${bytes} bytes`
