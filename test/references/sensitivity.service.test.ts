/** The committed references under every variant of the scorer config. */
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { handleOf } from '../../src/kinds/kind.ts'
import { referenceKind } from '../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { configHash } from '../../src/marks/scorer-config.ts'
import { variantsOf } from '../../src/marks/variants.ts'
import { fitWithout } from '../../src/references/fits-without.ts'
import { BUNDLED, readReference, referencesIn } from '../../src/references/library.ts'
import { readSensitivity, writeSensitivity } from '../../src/references/sensitivity.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { MARKS } from '../helpers/in-thread.ts'
import { temporaryFolder } from '../helpers/service.ts'

const FOLDER = join(BUNDLED, 'sensitivity')
const committed = existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => name.replace('.json', '')) : []

test('every bundled reference has one whose mark type has ranges', () => {
  const varied = ALL_MARKS.filter(({ ranges }) => ranges).flatMap(({ scores }) => scores)
  const ids = new Set(varied.map(({ reference }) => reference))
  expect(committed.sort()).toEqual(referencesIn(BUNDLED).filter((id) => ids.has(id)))
})

describe.each(committed)('%s', (id) => {
  const document = readSensitivity(join(FOLDER, `${id}.json`))!
  const reference = readReference(join(BUNDLED, `${id}.json`))
  const type = ALL_MARKS.find(({ domain }) => domain === reference.domain)!
  const deployed = MARKS.configs.deployed(type.domain)

  test('was made of the bundled reference by the nodes of this engine', () => {
    expect(document.id).toBe(id)
    expect(document.reference).toBe(handleOf(referenceKind.encode(reference)))
    expect(document.sources).toEqual(reference.sources)
    const nodes = allNodes(ALL_MARKS)
    for (const [name, version] of Object.entries(document.nodes)) {
      expect(nodes.get(name)?.version, `${name}: score the variants again`).toBe(version)
    }
  })

  test('has the committed set of variants, each with its own config hash', () => {
    const found = document.variants.map(({ id, hyperparameter, changes }) => ({
      id,
      hyperparameter,
      changes,
    }))
    expect(found).toEqual(variantsOf(type.ranges!, deployed))
    for (const { changes, scorer_config_hash } of document.variants) {
      expect(scorer_config_hash).toBe(configHash({ ...deployed, ...changes }))
      expect(scorer_config_hash).not.toBe(reference.scorer_config_hash)
    }
  })

  test('has fits that rise, bounds on both sides, conditions of every data set, and a fit without every one and two sources', () => {
    const tags = reference.conditions!.map(({ tag }) => tag)
    for (const { id: variant, fit, without, conditions, cllr_source_disjoint: cllr } of document.variants) {
      const { length } = reference.sources
      const fits = reference.sources.flatMap((_, low) =>
        reference.sources.slice(low).map((_, k) => fitWithout(without, length, low, low + k)),
      )
      const known = [fit!, ...fits.filter((one) => one !== undefined)]
      const wrong = known.filter(([slope, , lower, upper]) => !(slope > 0 && lower < 0 && upper > 0))
      expect(wrong, variant).toEqual([])
      expect(conditions.map(({ tag }) => tag)).toEqual(tags)
      expect(fits).not.toContain(undefined)
      expect(cllr!, variant).toBeGreaterThan(0)
      expect(cllr!, variant).toBeLessThan(1)
    }
  })

  test('says something of questions under every variant, also without every one source', () => {
    for (const { id: variant, questions } of document.variants) {
      expect(questions.without, variant).toHaveLength(reference.sources.length)
      const models = [questions.fit!, ...questions.without.filter((one) => one !== null)]
      for (const { sd, sets, ratio, lr_bounds_log10 } of models) {
        const [lower, upper] = lr_bounds_log10
        expect(sd > 0 && sets >= 1 && ratio > 0 && lower < 0 && upper > 0, variant).toBe(true)
      }
      expect(questions.without, variant).not.toContain(null)
      expect(new Set(questions.without.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1)
    }
  })
})

test('a document whose fits are not four doubles for every two sources is refused, and named', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'striated.json')
  const document = readSensitivity(join(FOLDER, 'striated.json'))!
  const [first, ...others] = document.variants
  const broken = { ...first!, without: first!.without.slice(0, -4) }
  await writeSensitivity(path, { ...document, variants: [broken, ...others] })
  expect(() => readSensitivity(path)).toThrow(
    `sensitivity ${path}: variants.without: not four doubles for every two sources`,
  )
  await rm(folder, { recursive: true })
})
