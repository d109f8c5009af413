import { describe, expect, test } from 'vitest'
import { anyArrayKind, arrayKind, bytesKind, grid, handleOf, jsonKind } from '../../src/kinds/kind.ts'
import { checkedParams, runNode } from '../../src/kinds/node.ts'
import { fill, mean, numberKind, scale } from '../helpers/graph.ts'

const rows = arrayKind<'values', { dx: number }>('row', 'values')
const row = (dx: number, ...values: number[]) =>
  rows.encode({ values: grid(Float64Array.from(values), values.length), dx })

describe('an array', () => {
  test('is written as little-endian float64, and its handle is pinned', () => {
    const artifact = row(1e-6, 1, -0.5)
    expect(Buffer.from(artifact.data).toString('hex')).toBe('000000000000f03f000000000000e0bf')
    expect(handleOf(artifact)).toBe('sha256:9f1488acffcd26ddcf310f9b86124ee4ad9281826e91df999ab238e0d77864b8')
  })

  test('under another pitch is another artifact with the same bytes', () => {
    expect(handleOf(row(1e-6, 1, 2))).not.toBe(handleOf(row(2e-6, 1, 2)))
    expect(row(1e-6, 1, 2).dataSha256).toBe(row(2e-6, 1, 2).dataSha256)
  })

  test('has one NaN, whatever arithmetic left', () => {
    const bits = new BigUint64Array([0xfff8000000000000n, 0x7ff8000000000001n, 0x7ff8000000000000n])
    const data = new Float64Array(bits.buffer)
    const artifact = rows.encode({ values: grid(data, 3), dx: 1 })
    expect(handleOf(artifact)).toBe(handleOf(row(1, Number.NaN, Number.NaN, Number.NaN)))
    expect(Buffer.from(artifact.data).toString('hex')).toBe('000000000000f87f'.repeat(3))
  })

  test('comes back as it was written, also from bytes that are not aligned', () => {
    const artifact = row(1e-6, 1, Number.NaN, -0)
    const shifted = new Uint8Array(25)
    shifted.set(artifact.data, 1)
    const value = rows.decode({ ...artifact, data: shifted.subarray(1) })
    expect(value.dx).toBe(1e-6)
    expect([...value.values.data]).toEqual([1, Number.NaN, -0])
  })

  test('of any kind can be looked at, and is written as its own kind alone', () => {
    const { kind, array } = anyArrayKind.decode(row(1e-6, 1, 2))
    expect([kind, array.shape, [...array.data]]).toEqual(['row', [2], [1, 2]])
    expect(() => anyArrayKind.encode({ kind, array })).toThrow(TypeError)
  })
})

test('JSON and bytes come back as they were written', () => {
  const json = jsonKind<{ a: number }>('thing')
  expect(json.decode(json.encode({ a: 0.1 }))).toEqual({ a: 0.1 })
  const bytes = bytesKind('file')
  expect(bytes.decode(bytes.encode(Uint8Array.of(1, 2)))).toEqual(Uint8Array.of(1, 2))
})

describe('a node', () => {
  test('refuses parameters outside its schema with a bad value that names it', () => {
    expect(() => checkedParams(scale, { factor: -1 })).toThrow(/factor of scale/)
    expect(() => checkedParams(scale, { factor: 1, more: 2 })).toThrow(/more/)
  })

  test('is run on stored artifacts, one or a list of them', () => {
    const [two, four] = [numberKind.encode(2), numberKind.encode(4)]
    const nodes = { fill: fill as unknown as Parameters<typeof runNode>[0], mean: mean as unknown as never }
    expect(runNode(nodes.fill, { length: 2 }, { value: two }).meta).toEqual({ dx: 1, shape: [2] })
    expect(numberKind.decode(runNode(nodes.mean, {}, { numbers: [two, four] }))).toBe(3)
    expect(() => runNode(nodes.fill, { length: 2 }, {})).toThrow(/fill needs an input value/)
    expect(() => runNode(nodes.fill, { length: 1.5 }, { value: two })).toThrow(
      expect.objectContaining({ code: 'bad-value' }),
    )
  })
})
