/** Worker threads of a service that knows one mark type more. */

import { working } from '../../../src/executor/worker-threads.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { simulating } from '../../../src/marks/simulating.ts'
import { allNodes } from '../../../src/service/nodes.ts'
import { firingPins } from './firing-pins.ts'

const TYPES = [...ALL_MARKS, firingPins]

export default working(allNodes(TYPES))
export const simulate = simulating(TYPES)
