import { expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { ENGINE_VERSION } from '../../src/settings/version.ts'
import { fitsRelease, RELEASES } from '../../src/verify/releases.ts'

test('the table of releases names every node of this engine with its version', () => {
  const nodes = [...allNodes(ALL_MARKS).values()].map(({ name, version }) => [name, version])
  expect(RELEASES[ENGINE_VERSION]).toEqual(Object.fromEntries(nodes))
})

test('runs fit a release when it had all of their nodes in these versions', () => {
  const run = { node: 'decode', version: 3, params: {}, inputs: {}, output: 'sha256:0' } as const
  expect(fitsRelease(ENGINE_VERSION, [run])).toBe(true)
  expect(fitsRelease(ENGINE_VERSION, [{ ...run, version: 1 }])).toBe(false)
  expect(fitsRelease(ENGINE_VERSION, [{ ...run, node: 'astrology' }])).toBe(false)
  expect(fitsRelease('9.9.9', [run])).toBe(false)
  expect(fitsRelease('toString', [])).toBe(false)
})
