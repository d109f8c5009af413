import { describe, expect, test } from 'vitest'
import {
  canonicalJson,
  handleOfArtifact,
  handleOfJson,
  isHandle,
  type Json,
} from '../../src/address/canonical.ts'
import { memory } from '../../src/graph/memory.ts'
import { arrayKind, grid, handleOf, jsonKind } from '../../src/kinds/kind.ts'
import { checkedParams, runKey } from '../../src/kinds/node.ts'
import { scale } from '../helpers/graph.ts'

const rows = arrayKind<'values', { dx: number }>('row', 'values')
const row = (dx: number, ...values: number[]) =>
  rows.encode({ values: grid(Float64Array.from(values), values.length), dx })

describe('canonical JSON is RFC 8785', () => {
  test.each<[Json, string]>([
    [{ b: 1, a: [true, null, 'ü\n'] }, '{"a":[true,null,"ü\\n"],"b":1}'],
    [{ '\u20ac': 1, '\r': 2, '1': 3, '\u0080': 4 }, '{"\\r":2,"1":3,"\u0080":4,"\u20ac":1}'],
    [[4e-6, 1e21, 333333333.3333333, -0, 0.000001], '[0.000004,1e+21,333333333.3333333,0,0.000001]'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('refuses what JSON cannot say', () => {
    for (const value of [undefined, Number.NaN, { a: Number.POSITIVE_INFINITY }]) {
      expect(() => canonicalJson(value as Json)).toThrow()
    }
  })
})

describe('handles, pinned', () => {
  test('of a JSON value', () => {
    expect(handleOfJson({ b: 2, a: 1 })).toBe(
      'sha256:43258cff783fe7036d8a43033f830adfc60ec037382473548ac742b888292777',
    )
  })

  test('of an artifact, over kind, meta and data', () => {
    const data = '0'.repeat(64)
    const handle = handleOfArtifact('surface', { dx: 1e-6, shape: [2, 3] }, data)
    expect(handle).toBe('sha256:5b4e29692aba464202b60bf58f81b7e51649e6419bc0d2c9e49fb880b3844a44')
    expect(handleOfArtifact('surface', { shape: [2, 3], dx: 1e-6 }, data)).toBe(handle)
    for (const other of [
      handleOfArtifact('surfaces', { dx: 1e-6, shape: [2, 3] }, data),
      handleOfArtifact('surface', { dx: 2e-6, shape: [2, 3] }, data),
      handleOfArtifact('surface', { dx: 1e-6, shape: [3, 2] }, data),
      handleOfArtifact('surface', { dx: 1e-6, shape: [2, 3] }, '1'.repeat(64)),
    ]) {
      expect(isHandle(other)).toBe(true)
      expect(other).not.toBe(handle)
    }
  })

  test('of an array, whose data are little-endian float64', () => {
    const artifact = row(1e-6, 1, -0.5)
    expect(Buffer.from(artifact.data).toString('hex')).toBe('000000000000f03f000000000000e0bf')
    expect(handleOf(artifact)).toBe('sha256:9f1488acffcd26ddcf310f9b86124ee4ad9281826e91df999ab238e0d77864b8')
  })

  test('of a computation, over node, version, parameters and inputs', () => {
    const inputs = { surface: handleOfJson(1) }
    const key = runKey({ name: 'roughness', version: 1 }, { lambda_s: 4e-6 }, inputs)
    expect(key).toBe('9d4ffe1afbf19bc71a543d3dc1c82c3120cb2b15750254b150f67cf62b9d049b')
    for (const other of [
      runKey({ name: 'roughness', version: 2 }, { lambda_s: 4e-6 }, inputs),
      runKey({ name: 'rough', version: 1 }, { lambda_s: 4e-6 }, inputs),
      runKey({ name: 'roughness', version: 1 }, { lambda_s: 5e-6 }, inputs),
      runKey({ name: 'roughness', version: 1 }, { lambda_s: 4e-6 }, { surface: handleOfJson(2) }),
    ]) {
      expect(other).not.toBe(key)
    }
  })

  test('the same data under another pitch is another artifact with the same bytes', () => {
    expect(handleOf(row(1e-6, 1, 2))).not.toBe(handleOf(row(2e-6, 1, 2)))
    expect(row(1e-6, 1, 2).dataSha256).toBe(row(2e-6, 1, 2).dataSha256)
  })

  test('every NaN is the same bytes, whatever arithmetic left', () => {
    const bits = new BigUint64Array([0xfff8000000000000n, 0x7ff8000000000001n, 0x7ff8000000000000n])
    const data = new Float64Array(bits.buffer)
    const artifact = rows.encode({ values: grid(data, 3), dx: 1 })
    expect(handleOf(artifact)).toBe(handleOf(row(1, Number.NaN, Number.NaN, Number.NaN)))
    expect(Buffer.from(artifact.data).toString('hex')).toBe('000000000000f87f'.repeat(3))
  })
})

test('values come back as they were written, also from bytes that are not aligned', () => {
  const artifact = row(1e-6, 1, Number.NaN, -0)
  const shifted = new Uint8Array(25)
  shifted.set(artifact.data, 1)
  const value = rows.decode({ ...artifact, data: shifted.subarray(1) })
  expect(value.dx).toBe(1e-6)
  expect([...value.values.data]).toEqual([1, Number.NaN, -0])
  const json = jsonKind<{ a: number }>('thing')
  expect(json.decode(json.encode({ a: 0.1 }))).toEqual({ a: 0.1 })
})

test('parameters outside the schema of a node are a bad value that names it', () => {
  expect(() => checkedParams(scale, { factor: -1 })).toThrow(/factor of scale/)
  expect(() => checkedParams(scale, { factor: 1, more: 2 })).toThrow(/more/)
})

describe('memory', () => {
  const of = (bytes: number) => ({ kind: 'x', meta: {}, data: new Uint8Array(bytes), dataSha256: '' })
  const [a, b, c] = [handleOfJson('a'), handleOfJson('b'), handleOfJson('c')]

  test('drops what was used longest ago once it is full', () => {
    const held = memory(100)
    held.set(a, of(40))
    held.set(b, of(40))
    held.get(a)
    held.set(c, of(40))
    expect([a, b, c].map((handle) => held.get(handle) !== undefined)).toEqual([true, false, true])
  })

  test('never holds what is larger than all of it, and counts a thing once', () => {
    const held = memory(100)
    held.set(a, of(101))
    expect(held.get(a)).toBeUndefined()
    for (let i = 0; i < 5; i++) held.set(b, of(50))
    held.set(c, of(50))
    expect([b, c].every((handle) => held.get(handle))).toBe(true)
  })
})
