import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalJson,
  handleOfArtifact,
  handleOfJson,
  isHandle,
  type Json,
  parseHandle,
} from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'

describe('canonical JSON is RFC 8785', () => {
  test.each<[Json, string]>([
    [{ b: 1, a: [true, null, 'ü\n'] }, '{"a":[true,null,"ü\\n"],"b":1}'],
    [{ '\u20ac': 1, '\r': 2, '1': 3, '\u0080': 4 }, '{"\\r":2,"1":3,"\u0080":4,"\u20ac":1}'],
    [[4e-6, 1e21, 333333333.3333333, -0, 0.000001], '[0.000004,1e+21,333333333.3333333,0,0.000001]'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('of any value is that of the implementation by the authors of the RFC', () => {
    const same = (value: unknown): void => {
      expect(canonicalJson(value as Json)).toBe(canonicalize(value))
    }
    fc.assert(fc.property(fc.jsonValue(), same))
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(fc.property(fc.array(fc.array(number)), same))
    const odd = { toJSON: 1, a: [], b: {}, c: [{}, [1, '2'], [[-0]]], d: { e: undefined }, __proto__: null }
    same(odd)
  })

  test('refuses half of a surrogate pair, which JSON can carry and UTF-8 cannot, as the mistake of a client', () => {
    for (const value of ['\ud800', ['a', { b: '\udc00x' }], { '\ud800': 1 }]) {
      expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'bad-value' }))
    }
    expect(canonicalJson('\ud83d\ude00')).toBe('"😀"')
  })

  test('refuses what JSON cannot say', () => {
    for (const value of [undefined, Number.NaN, { a: Number.POSITIVE_INFINITY }, [1, Number.NaN]]) {
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

  test('of a computation, over node, version, parameters and inputs', () => {
    const inputs = { surface: handleOfJson(1) }
    const key = runKey({ name: 'roughness', version: 1 }, { lambda_s: 4e-6 }, inputs)
    expect(key).toBe('9d4ffe1afbf19bc71a543d3dc1c82c3120cb2b15750254b150f67cf62b9d049b')
    for (const other of [
      runKey({ name: 'roughness', version: 2 }, { lambda_s: 4e-6 }, inputs),
      runKey({ name: 'rough', version: 1 }, { lambda_s: 4e-6 }, inputs),
      runKey({ name: 'roughness', version: 1 }, { lambda_s: 5e-6 }, inputs),
      runKey({ name: 'roughness', version: 1 }, { lambda_s: 4e-6 }, { surface: handleOfJson(2) }),
      runKey({ name: 'roughness', version: 1 }, { lambda_s: 4e-6 }, { surface: [handleOfJson(1)] }),
    ]) {
      expect(other).not.toBe(key)
    }
  })
})

test('a handle that a client wrote is sha256: and 64 hex digits, or not found', () => {
  const handle = handleOfJson(1)
  expect(parseHandle(handle)).toBe(handle)
  for (const text of ['', 'sha256:', handle.toUpperCase(), `${handle}0`, ` ${handle}`, handle.slice(7)]) {
    expect(() => parseHandle(text)).toThrow(expect.objectContaining({ code: 'not-found' }))
  }
})
