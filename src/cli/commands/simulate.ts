import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { MarkgraphError } from '../../errors.ts'
import { SIMULATED } from '../../marks/simulating.ts'
import { simulateBreechFace } from '../../simulate/breech-face.ts'
import { simulateBullet } from '../../simulate/bullet.ts'
import type { SimulatedSurface } from '../../simulate/surface.ts'
import { simulateToolmark } from '../../simulate/toolmark.ts'
import { writeX3p } from '../../x3p/write.ts'
import { givenPath } from '../given-path.ts'
import { print } from '../print.ts'

/** Writes simulated surfaces as X3P files and gives their paths. */
export async function writeScans(
  folder: string,
  scans: readonly { readonly name: string; readonly surface: SimulatedSurface }[],
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    scans.map(async ({ name, surface }) => {
      const path = join(folder, `${name}.x3p`)
      await writeFile(path, writeX3p(surface, SIMULATED))
      return path
    }),
  )
}

/** The lands of a simulated bullet with their file names. */
export const namedLands = (name: string, lands: readonly SimulatedSurface[]) =>
  lands.map((surface, i) => ({ name: `${name}-land${i + 1}`, surface }))

export function numberOption(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('must be a number')
  return value
}

interface Options {
  source: number
  mark: number
  pitchUm: number
  lands: number
  profile?: true
  out: string
}

export const simulateCommand = (): Command =>
  new Command('simulate')
    .argument('<kind>', 'bullet, breech-face or toolmark')
    .requiredOption('--source <seed>', 'seed of the source: barrel, slide or tool edge', numberOption)
    .requiredOption('--mark <seed>', 'seed of the mark: bullet, cartridge case or stroke', numberOption)
    .option('--pitch-um <µm>', 'lateral pitch', numberOption, 1.5625)
    .option('--lands <n>', 'lands of a bullet', numberOption, 6)
    .option('--profile', 'write a toolmark as a profile (PRF)')
    .option('--out <folder>', 'where to write', givenPath, givenPath('.'))
    .action(async (kind: string, options: Options) => {
      const paths = await writeScans(options.out, simulated(kind, options))
      print(`${paths.join('\n')}\n`)
    })

function simulated(kind: string, { source, mark, pitchUm, lands, profile }: Options) {
  const pitch = pitchUm * 1e-6
  const name = `${kind}-${source}-${mark}`
  switch (kind) {
    case 'bullet':
      return namedLands(name, simulateBullet({ barrelSeed: source, bulletSeed: mark, lands, pitch }))
    case 'breech-face':
      return [{ name, surface: simulateBreechFace({ slideSeed: source, cartridgeSeed: mark, pitch }) }]
    case 'toolmark':
      return [
        {
          name,
          surface: simulateToolmark({ edgeSeed: source, markSeed: mark, pitch, asProfile: profile ?? false }),
        },
      ]
    default:
      throw new MarkgraphError('bad-value', `kind must be bullet, breech-face or toolmark, not ${kind}`)
  }
}
