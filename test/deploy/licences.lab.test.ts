import { expect, test } from 'vitest'
import { billOfMaterials, type Component, isPermissive, licenceOf } from '../../scripts/licences.ts'

const stated = (expression: string): Component => ({ name: 'a', version: '1', licenses: [{ expression }] })

test('the bill of materials is CycloneDX, with what runs in production and nothing else, under permissive licences', () => {
  const bill = billOfMaterials() as ReturnType<typeof billOfMaterials> & {
    bomFormat: string
    specVersion: string
  }
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'better-sqlite3', 'zod']))
  for (const tool of ['vitest', 'fast-check', 'typescript']) expect(names).not.toContain(tool)
  expect(bill.components.filter((one) => !isPermissive(licenceOf(one)))).toEqual([])
})

test('a licence is permissive when one of its choices is, and none stated is not', () => {
  expect(isPermissive('(MPL-2.0 OR Apache-2.0)')).toBe(true)
  expect(isPermissive('(MIT AND Zlib)')).toBe(true)
  for (const other of ['GPL-3.0-or-later', '(MIT AND GPL-2.0-only)', 'SEE LICENSE IN README', '']) {
    expect(isPermissive(licenceOf(stated(other)))).toBe(false)
  }
  expect(licenceOf({ name: 'unheard-of', version: '1' })).toBe('')
})
