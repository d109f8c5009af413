/** Worker threads of a service that knows one mark type more. */
import { allNodes } from '../../../src/composition/nodes.ts'
import { working } from '../../../src/executor/worker-threads.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { firingPins } from './firing-pins.ts'

export default working(allNodes([...ALL_MARKS, firingPins]))
