/**
 * Settings of the engine, for this process and all its threads. They work for what comes after them, so this module is
 * loaded first.
 *
 * Maglev is off, one of the two optimizing compilers. Where it replaced a running loop over a long array by its code (V8 13.6,
 * the engine of Node.js 24), sums were wrong now and then: see "A fault of the engine" in lab/measured/reliability.md. A
 * comparison takes up to 4 % more without it.
 *
 * Arrays outside the heap count as one with it, and together they may grow by 30 % before the whole heap is collected.
 * Otherwise every 10 to 20 MB of arrays start such a collection: three in a comparison of two bullets, a fifth of its
 * processor time. Without a limit of the growth a server under load took 200 MiB more.
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--no-maglev')
setFlagsFromString('--external-memory-accounted-in-global-limit')
setFlagsFromString('--heap-growing-percent=30')
