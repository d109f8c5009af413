import type { Report } from '../../../../clients/typescript/src/index.ts'
import { verbalScale } from '../../../../src/report/figures/verbal-scale.ts'
import { scaleIn } from '../../../../src/words/languages/scales.ts'
import { LANGUAGE } from '../../languages/chosen.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { Figure } from '../../pictures/scene.tsx'
import { ratioOf } from '../../ui/ratio.ts'
import { useNarrow } from '../../ui/use-narrow.ts'

const WIDE = 580 // units, in which the words of a step are as large as the text beside it
const DESK = 500
const MIDDLE = 400
const NARROW = 210
/** Words that fit on a phone; that the ratio is limited, the sentence above says. */
const SHORT = {
  ...WORDS,
  scale: {
    ...WORDS.scale,
    same: say('Same source'),
    different: say('Different sources'),
    limited: (ratio: string): string => ratio,
  },
}

/** The likelihood ratio on the verbal scale, with its interval and the limits of the reference, as page one of the PDF has it. */
export function LrScale({ report }: { report: Report }) {
  const { log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_bounds_log10, lr_bound_hit, verbal } = report
  const isNarrow = useNarrow()
  const isMiddle = useNarrow('tablet')
  const isDesk = useNarrow('desk')
  const [least = 0, most = 0] = lr_bounds_log10
  const scale = {
    words: WORDS,
    steps: scaleIn(LANGUAGE, 'specification').steps,
    log10Lr: log10_lr,
    interval: [log10_lr_ci_lo, log10_lr_ci_hi],
    bounds: [least, most],
    boundHit: lr_bound_hit,
    ratio: ratioOf(log10_lr),
    boundRatios: [ratioOf(least), ratioOf(most)],
    verbal,
  } as const
  const drawn = isNarrow
    ? verbalScale({ ...scale, words: SHORT, isNamed: false }, NARROW)
    : verbalScale(scale, isMiddle ? MIDDLE : isDesk ? DESK : WIDE)
  return (
    <div class="lr-scale">
      <Figure scene={drawn} />
    </div>
  )
}
