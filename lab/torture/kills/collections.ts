/** Collections that grow and are searched, and what the answers promise. */
import { canonicalJson } from '../../../src/address/canonical.ts'
import type { Random } from '../../../src/numerics/elementary/random.ts'
import { manifestOf } from '../../../test/helpers/studies.ts'
import { type Material, type Promised, Refused } from '../promises.ts'
import { formOf } from '../server.ts'

const MARKS = 6 // of a collection that stays as it is
const CANDIDATES = '3' // fewer than marks, so that sketches choose them
const GROWS = 'grows'

type Json = Record<string, unknown>

/** Makes a collection, adds a mark to one or searches in one; what the answer promises. By default, a random one of these. */
export async function collectionRequest(
  url: string,
  rng: Random,
  scans: Material['scans'],
  which: readonly ('made' | 'grown' | 'searched')[] = ['made', 'grown', 'searched', 'searched'],
): Promise<Promised[]> {
  const post = async (what: string, path: string, body: FormData): Promise<Json> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body })
    if (!response.ok) throw new Refused(what, response.status, await response.text())
    return (await response.json()) as Json
  }
  const one = (): Material['scans'][number] => scans[rng.below(scans.length)]!
  const add = async (name: string, some: Material['scans']): Promise<Promised[]> => {
    const form = formOf({ manifest: manifestOf(some) })
    for (const { scan, bytes } of some) form.append('scans', new Blob([bytes as never]), scan)
    await post('an addition to a collection', `/v1/collections/${name}/scans`, form)
    return some.map(({ mark }) => listed(name, mark))
  }
  const create = async (name: string): Promise<void> => {
    await post('a collection', '/v1/collections', formOf({ name, domain: 'toolmark' }))
  }
  const names = async (): Promise<string[]> => {
    const { collections } = (await (await fetch(`${url}/v1/collections`)).json()) as {
      collections: { name: string }[]
    }
    return collections.map(({ name }) => name)
  }

  const made = async (): Promise<Promised[]> => {
    const name = `stays-${rng.below(1e9)}`
    const first = rng.below(scans.length - MARKS)
    await create(name)
    return add(name, scans.slice(first, first + MARKS))
  }
  const grown = async (): Promise<Promised[]> => {
    if (!(await names()).includes(GROWS)) {
      try {
        await create(GROWS)
      } catch (error) {
        if (!(error instanceof Refused && error.status === 400)) throw error // another client was first
      }
    }
    return add(GROWS, [one()])
  }
  const searched = async (): Promise<Promised[]> => {
    const all = await names()
    const name = all[rng.below(all.length)]
    if (name === undefined) return made()
    const { bytes } = one()
    const ask = async (at: string): Promise<{ status: number; body: Json }> => {
      const form = formOf({ domain: 'toolmark', against: name, candidates: CANDIDATES, mark: [bytes] })
      const response = await fetch(`${at}/v1/search`, { method: 'POST', body: form })
      return { status: response.status, body: (await response.json()) as Json }
    }
    const { status, body } = await ask(url)
    if (status === 400) return [] // a collection that has no marks yet
    if (status !== 200) throw new Refused('a search', status, JSON.stringify(body))
    if (name === GROWS) return [] // later searches find more
    const was = hitsOf(body)
    return [
      {
        kind: 'hits of searches',
        async fault(now) {
          const again = await ask(now)
          if (again.status !== 200) return `the same search in ${name} is ${again.status}`
          return hitsOf(again.body) === was ? undefined : `the same search in ${name} has other hits`
        },
      },
    ]
  }
  return { made, grown, searched }[which[rng.below(which.length)]!]()
}

/** What a search found, without the time that it took. */
const hitsOf = ({ hits, sources, searched }: Json): string =>
  canonicalJson({ hits, sources, searched } as never)

const listed = (name: string, mark: string): Promised => ({
  kind: 'marks of collections',
  async fault(url) {
    const response = await fetch(`${url}/v1/collections/${name}/scans?limit=1000`)
    if (response.status !== 200) return `the collection ${name} is ${response.status}`
    const { scans } = (await response.json()) as { scans: { mark: string }[] }
    return scans.some((one) => one.mark === mark) ? undefined : `${mark} is not in the collection ${name}`
  },
})
