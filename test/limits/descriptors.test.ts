import { expect, test } from 'vitest'
import { BOUNDS } from '../../src/limits/bounds.ts'
import { boundsWithin, openFiles } from '../../src/limits/descriptors.ts'
import { settings } from '../../src/settings/settings.ts'

const chosen = (env: Record<string, string> = {}) => settings({ MARKGRAPH_THREADS: '2', ...env })

test('a server has as many connections as its descriptors allow, each with a file', () => {
  const few = boundsWithin(64, chosen())
  expect(few).toMatchObject({ connections: 4, lateConnections: 4 })
  const usual = boundsWithin(1024, chosen())
  expect(usual.connections).toBeGreaterThan(400)
  expect(2 * usual.connections + usual.lateConnections).toBeLessThan(1024 - 50)
  expect(boundsWithin(1_000_000, chosen())).toEqual(BOUNDS)
  expect(boundsWithin(Number.POSITIVE_INFINITY, chosen())).toEqual(BOUNDS)
  expect(boundsWithin(1024, chosen({ MARKGRAPH_THREADS: '64' })).connections).toBeLessThan(usual.connections)
  expect(boundsWithin(1024, chosen(), 2).connections).toBeLessThan(usual.connections / 2 + 1)
})

test('with too few it does not start, and says how many it needs', () => {
  expect(() => boundsWithin(40, chosen())).toThrow(
    'this process may have 40 files and connections open (ulimit -n), and with 2 threads a server needs at least 64; raise the limit, or lower MARKGRAPH_THREADS',
  )
  expect(() => boundsWithin(100, chosen(), 2)).not.toThrow()
  expect(() => boundsWithin(64, chosen(), 2)).toThrow('at least 76')
})

test('the limit of this process is known', () => {
  expect(openFiles()).toBeGreaterThan(64)
})
