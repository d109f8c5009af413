/** Why a mark shows too little to be scored, in English. */
export const TOO_LITTLE = {
  shows_too_little: () => 'the scan shows too little to be measured',
  nothing_measured: ({ rows, columns }: { rows: number; columns: number }) =>
    `the scan has no measured height among its ${rows} x ${columns} points`,
  land_not_measured: ({ rows, columns }: { rows: number; columns: number }) =>
    `the land has no measured height in ${rows} x ${columns} points`,
  striae_too_short: ({
    mark,
    striae_um,
    needed_um,
  }: {
    mark: string | null
    striae_um: number
    needed_um: number
  }) => `${mark ?? 'it'} shows ${striae_um} µm of striae, but at least ${needed_um} µm are needed`,
  no_relief: ({ mark }: { mark: string | null }) => `${mark ?? 'it'} shows no relief to compare`,
  smaller_than_region: () => 'a mark is smaller than one region to compare',
  map_too_coarse: (of: { map_pitch_um: number; needed_um: number; pitch_um: number }) =>
    `a map of ${of.map_pitch_um} µm pitch needs a scan of at most ${of.needed_um} µm, but this one has ${of.pitch_um} µm`,
}
