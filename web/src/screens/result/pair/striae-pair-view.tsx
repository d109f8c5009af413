import { say } from '../../../languages/say.ts'
import { decimals } from '../../../ui/number.ts'
import { SignaturePlot } from './signature-plot.tsx'
import type { StriaePair } from './use-pair.ts'

interface Props {
  readonly pair: StriaePair
  /** What the two parts are called. */
  readonly names: readonly [string, string]
  /** The same in the middle of a sentence. */
  readonly inText: readonly [string, string]
}

/** Two signatures over each other at the shift that was found, with the windows that agree. */
export function StriaePairView({ pair, names, inText }: Props) {
  const { ccf, lag, turned, pitch_um, signatures, windows } = pair
  const n = windows.a.length
  return (
    <figure>
      <figcaption>
        {say(
          turned
            ? '{a} over {b}: correlation {value}, shift {shift} µm, {b} turned by 180°; {windows} (shaded)'
            : '{a} over {b}: correlation {value}, shift {shift} µm; {windows} (shaded)',
          {
            a: names[0],
            b: inText[1],
            value: decimals(ccf, 2),
            shift: decimals(lag * pitch_um, 0),
            windows: say(n === 1 ? '1 window agrees' : '{n} windows agree', { n }),
          },
        )}
      </figcaption>
      <SignaturePlot
        a={signatures.a}
        b={signatures.b}
        lag={lag}
        pitchMm={pitch_um / 1000}
        names={names}
        inText={inText}
        windows={windows.a}
      />
    </figure>
  )
}
