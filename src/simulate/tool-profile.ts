import { partSeed } from './lattice-hash.ts'
import { type Band, bandNoise, noise } from './profile-noise.ts'
import { smoothStep } from './smooth-step.ts'

/** Height (m) as a function of the place across the striae (m). */
export type Profile = (u: number) => number

/** How much of a tool's relief reaches a mark. */
interface Transfer {
  /** Share of the tool's relief that reaches the mark where the contact is full, 0 to 1. */
  readonly gain: number
  /** Share of it that is lost where the contact is poorest, 0 to 1: striae that are worn or not transferred. */
  readonly loss: number
  /** Factor on the bands of the mark's own striae, which come from grit and flow in this contact. */
  readonly own: number
}

/** The relief a working edge leaves, the same for every mark it makes. `seed` is a 32-bit part seed of the tool. */
export const toolProfile =
  (seed: number, bands: readonly Band[]): Profile =>
  (u) =>
    bandNoise(seed, bands, u)

/**
 * The striae of one mark: the tool's, damped where contact was poor, plus the mark's own.
 * in   tool; bands of the mark's own striae; 32-bit seed of the mark
 */
export function markProfile(tool: Profile, own: readonly Band[], seed: number, transfer: Transfer): Profile {
  const contactSeed = partSeed(seed, 'contact')
  const ownSeed = partSeed(seed, 'own-striae')
  return (u) => {
    const contact = noise(contactSeed, u / 60e-6)
    const lost = transfer.loss * smoothStep((contact + 0.2) / 1.4) // about a third of the width is damaged
    return transfer.gain * ((1 - lost) * tool(u) + transfer.own * bandNoise(ownSeed, own, u))
  }
}
