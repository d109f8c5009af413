import { useState } from 'preact/hooks'
import { sentence, wordsOf } from '../../api/words.ts'
import { go } from '../../router.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Comparison, changeMark, comparison } from '../compare/comparison.ts'
import { openComparison } from '../compare/open-comparison.ts'
import { startRun } from '../compare/running.ts'
import { checkAgain } from '../compare/scans/read-scans.ts'
import { computationOf } from '../graph/computation.ts'
import { placeName } from './marks-of.ts'
import { readScans } from './pair/scanned-placement.ts'

interface Reason {
  readonly code: string
  readonly values: { readonly [name: string]: unknown }
  readonly message: string
}

interface Finding {
  readonly code: string
  readonly values: { readonly [name: string]: unknown }
}

const findingOf = ({ values }: Reason): Finding | undefined => values['finding'] as Finding | undefined

/** Why there is no number. A reason that several scans share is said once. */
export function Reasons({ reasons, question }: { reasons: readonly Reason[]; question: boolean }) {
  const said = [
    ...Map.groupBy(reasons, ({ code, message }) => (code === 'scan_refused' ? afterScan(message) : message)),
  ]
  return (
    <ul class="reasons">
      {said.map(([text, own]) => (
        <li key={text}>
          {own[0]!.code === 'scan_refused' && (
            <strong>
              {own.map(({ values }) => placeName(`${values['mark']}.${values['scan']}`, question)).join('; ')}
              :{' '}
            </strong>
          )}
          {sentence(text)}
        </li>
      ))}
    </ul>
  )
}

const afterScan = (message: string): string => message.slice(message.indexOf(': ') + 2)

/** What can be said about the scans so that they are compared after all. */
interface Remedy {
  readonly label: string
  readonly fields?: Partial<Comparison>
  readonly read?: { readonly side: 'a' | 'known'; readonly as: 'mirrored' | 'replica' }
}

const AS_READ: Readonly<Record<string, readonly ['mirrored' | 'replica', string]>> = {
  agree_only_mirrored: ['mirrored', 'is mirrored'],
  agree_only_cast: ['replica', 'is a cast'],
}

function remediesOf(reasons: readonly Reason[], question: boolean): Remedy[] {
  const findings = reasons.map(findingOf)
  const coarse = findings.filter((one) => one?.code === 'pitch_too_coarse')
  if (coarse.length > 0 && coarse.length === reasons.length) {
    return coarse.every((one) => Number(one!.values['pitch_um']) <= Number(one!.values['reference_pitch_um']))
      ? [
          {
            label: "Accept the reference's resolution and compare again",
            fields: { resolution: 'reference' },
          },
        ]
      : []
  }
  const [found] = findings
  const read = reasons.length === 1 && found ? AS_READ[found.code] : undefined
  if (!read) return []
  const [as, words] = read
  const names = question ? ['the questioned mark', 'every known mark'] : ['mark A', 'mark B']
  return (['a', 'known'] as const).map((side, i) => ({
    label: `Say that ${names[i]} ${words}, and compare again`,
    read: { side, as },
  }))
}

interface Props {
  readonly handle: string
  readonly reasons: readonly Reason[]
  readonly question: boolean
}

/** Buttons that do what the reasons ask for, and one that opens the scans to be changed. */
export function Remedies({ handle, reasons, question }: Props) {
  const [failed, setFailed] = useState<string>()
  const open = async (remedy?: Remedy) => {
    try {
      const scans = readScans(await computationOf(handle))
      const marks = [...Map.groupBy(scans, ({ mark }) => mark).values()]
      await openComparison(
        marks.map((own) => own.map(({ surface }) => surface)),
        remedy?.fields,
      )
      if (remedy?.read) {
        const { side, as } = remedy.read
        const sides = side === 'a' ? ['a'] : comparison().known.map((mark) => mark.side)
        for (const one of sides) changeMark(one, { [as]: true })
      }
      if (remedy) {
        checkAgain()
        startRun()
      }
      go('/')
    } catch (error) {
      setFailed(wordsOf(error))
    }
  }
  return (
    <>
      {remediesOf(reasons, question).map((remedy) => (
        <button key={remedy.label} type="button" class="primary" onClick={() => void open(remedy)}>
          {remedy.label}
        </button>
      ))}
      <button type="button" onClick={() => void open()}>
        Back to the scans
      </button>
      {failed && <Notice kind="failure">{failed}</Notice>}
    </>
  )
}
