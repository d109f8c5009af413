import { zipSync } from 'fflate'

/** One `.npy` file of format 1.0. */
function npy(descr: string, n: number, data: ArrayBufferLike): Uint8Array {
  const header = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${n},), }`.padEnd(117)
  return Buffer.concat([Buffer.from(`\x93NUMPY\x01\x00\x76\x00${header}\n`, 'latin1'), new Uint8Array(data)])
}

/** Scores as another program writes them: label 1 is same source; a cluster is an unordered pair of sources. */
export const npzOf = (
  scores: readonly number[],
  labels: readonly number[],
  clusters: readonly number[],
): Uint8Array =>
  zipSync({
    'scores.npy': npy('<f8', scores.length, Float64Array.from(scores).buffer),
    'labels.npy': npy('<i8', labels.length, BigInt64Array.from(labels, BigInt).buffer),
    'cluster_ids.npy': npy('<i8', clusters.length, BigInt64Array.from(clusters, BigInt).buffer),
  })
