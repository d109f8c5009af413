import { api } from '../../api/client.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { SignaturePlot } from './signature-plot.tsx'

interface Props {
  readonly a: string
  readonly b: string
  readonly names: readonly [string, string]
  readonly lag: number
  readonly ccf: number | undefined
  /** B runs backwards. */
  readonly turned: boolean
  /** Windows that agree, in samples of A; undefined where they were not computed. */
  readonly regions: readonly { readonly x: number; readonly w: number; readonly corr: number }[] | undefined
}

/** Two signatures over each other at the shift that was found. */
export function SignaturePair({ a, b, names, lag, ccf, turned, regions }: Props) {
  const loaded = useLoaded(async () => {
    const [one, other, record] = await Promise.all([
      api().array(a),
      api().array(b),
      api().GET('/v1/artifacts/{handle}', { params: { path: { handle: a } } }),
    ])
    const pitch = Number(record.data?.meta['dx'] ?? Number.NaN)
    return { one: one.data, other: turned ? other.data.toReversed() : other.data, pitch }
  }, [a, b, turned])
  return (
    <Loaded of={loaded} what="the signatures">
      {({ one, other, pitch }) => (
        <figure>
          <figcaption>
            {names[0]} over {names[1]}
            {ccf !== undefined && <>: correlation {decimals(ccf, 2)}</>}, shift{' '}
            {decimals(lag * pitch * 1e6, 0)} µm
            {turned && ', B turned by 180°'}
            {regions && `, ${regions.length} windows that agree (shaded)`}
          </figcaption>
          <SignaturePlot a={one} b={other} {...{ lag, pitch, names }} regions={regions ?? []} />
        </figure>
      )}
    </Loaded>
  )
}
