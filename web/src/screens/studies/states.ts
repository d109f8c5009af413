import { say } from '../../languages/say.ts'
import type { Study } from './use-study.ts'

/** How far a study or a validation is, as the page says it. */
export const STATES: Readonly<Record<Study['state'], string>> = {
  created: say('created'),
  queued: say('queued'),
  running: say('running'),
  done: say('done'),
  failed: say('failed'),
  cancelled: say('cancelled'),
  interrupted: say('interrupted'),
}
