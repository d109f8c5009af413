import { InvalidArgumentError } from 'commander'
import { edgesIn, MAX_PLACES, placesIn } from '../marks/land-texts.ts'
import type { MarkReading } from '../marks/mark-type.ts'

/** Positions of lands on a bullet. */
export function landsOption(text: string): number[] {
  const places = placesIn(text)
  if (places) return places
  throw new InvalidArgumentError(`must be whole numbers from 1 to ${MAX_PLACES}, separated by commas`)
}

/** Groove edges in metres. */
export function edgesOption(text: string): MarkReading['edges'] {
  const edges = edgesIn(text)
  if (edges) return edges
  throw new InvalidArgumentError('must be left:right in micrometres for each land, separated by commas')
}
