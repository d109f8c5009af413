/** Worker threads of a service that knows one mark type more. */

import { working } from '../../../src/executor/worker-threads.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { allNodes } from '../../../src/service/nodes.ts'
import { firingPins } from './firing-pins.ts'

export default working(allNodes([...ALL_MARKS, firingPins]))
