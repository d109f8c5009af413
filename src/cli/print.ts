/**
 * What the command line writes. Names, paths and messages can come from anybody, so their control characters are written out
 * and never sent; JSON stays the same by that. Commands write through these functions alone. Files get texts as they are.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { visible } from '../words/visible.ts'

// Whoever reads the log or the output may be gone: a server goes on without, and a command finishes what it does.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/** Writes to standard output. */
export const print = (text: string): boolean => process.stdout.write(visible(text))

/** Writes to standard error. */
export const printError = (text: string): boolean => process.stderr.write(visible(text))

/** Writes a long text to standard output, piece by piece. A reader such as `head` may close the pipe early; that is no error. */
export async function printPieces(pieces: AsyncIterable<string>): Promise<void> {
  const shown = async function* (all: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of all) yield visible(piece)
  }
  try {
    await pipeline(Readable.from(pieces), shown, process.stdout, { end: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}
