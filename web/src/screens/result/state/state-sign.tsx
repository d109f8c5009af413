import { STATES, type StateName } from './state.ts'

/** The state of a result, beside its title. */
export function State({ name }: { name: StateName }) {
  const { sign, tone, words } = STATES[name]
  return (
    <span class={`state ${tone}`}>
      <span aria-hidden="true">{sign}</span> {words}
    </span>
  )
}
