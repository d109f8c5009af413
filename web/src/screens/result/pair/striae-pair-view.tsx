import { decimals } from '../../../ui/number.ts'
import { lowered, SignaturePlot } from './signature-plot.tsx'
import type { StriaePair } from './use-pair.ts'

/** Two signatures over each other at the shift that was found, with the windows that agree. */
export function StriaePairView({ pair, names }: { pair: StriaePair; names: readonly [string, string] }) {
  const { ccf, lag, turned, pitch_um, signatures, windows } = pair
  const count = windows.a.length
  return (
    <figure>
      <figcaption>
        {names[0]} over {lowered(names[1])}: correlation {decimals(ccf, 2)}, shift{' '}
        {decimals(lag * pitch_um, 0)} µm{turned && `, ${lowered(names[1])} turned by 180°`};{' '}
        {count === 1 ? '1 window agrees' : `${count} windows agree`} (shaded)
      </figcaption>
      <SignaturePlot
        a={signatures.a}
        b={signatures.b}
        lag={lag}
        pitchMm={pitch_um / 1000}
        names={names}
        windows={windows.a}
      />
    </figure>
  )
}
