/** Collections made over HTTP. */
import { expect } from 'vitest'
import type { App } from '../../src/http/context.ts'
import { answer } from './answers.ts'
import { form, type Part, urlencoded } from './form.ts'
import { bullet } from './scans.ts'
import { faceScan } from './simulated.ts'

type Headers = Readonly<Record<string, string>>
type File = readonly [name: string, data: Uint8Array]

/** Makes a collection of files; `rows`: `source,mark,land,scan`, or other columns. */
export async function makeCollection(
  app: App,
  {
    name,
    domain,
    columns = 'source,mark,land,scan',
  }: { readonly name: string; readonly domain: string; readonly columns?: string },
  rows: readonly string[],
  files: readonly File[],
  headers: Headers = {},
): Promise<void> {
  const post = (url: string, { headers: own, payload }: ReturnType<typeof form>) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } })
  expect((await post('/v1/collections', urlencoded({ name, domain }))).statusCode).toBe(201)
  const manifest = [`study,${columns}`, ...rows.map((row) => `s,${row}`)].join('\n')
  const parts = files.map(([filename, data]): Part => ['scans', data, filename])
  answer(await post(`/v1/collections/${name}/scans`, form(['manifest', manifest], ...parts)))
}

/** Makes a collection of single lands, each of which is a mark: `land-1` of `barrel-1` and so on. */
export const makeLands = (app: App, name: string, count: number, headers: Headers = {}): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, i) => i + 1)
  return makeCollection(
    app,
    { name, domain: 'striated' },
    numbers.map((n) => `barrel-${n},land-${n},,land-${n}.x3p`),
    numbers.map((n) => [`land-${n}.x3p`, bullet(900 + n, { barrel: 900 + n, lands: 1 })[0]!]),
    headers,
  )
}

/** A simulated breech face of a slide. */
export const faceOfSlide = (slideSeed: number, cartridgeSeed: number): Uint8Array =>
  faceScan({ slideSeed, cartridgeSeed, pitch: 3.125e-6, diameter: 2e-3 })

/** Makes the collection `faces` of one breech face of each of four slides: `face1` of `slide1` and so on. */
export const makeFaces = (app: App): Promise<void> => {
  const slides = [1, 2, 3, 4]
  return makeCollection(
    app,
    { name: 'faces', domain: 'impressed' },
    slides.map((slide) => `slide${slide},face${slide},,f${slide}.x3p`),
    slides.map((slide) => [`f${slide}.x3p`, faceOfSlide(slide, 1)] as const),
  )
}
