import { Transform } from 'node:stream'

const NEWLINE = 10
const ID = /"id"\s*:\s*(-?(?:0|[1-9]\d*)(?!\d)|"[^"\\\p{Cc}]*")/u // always JSON: no 007, no text with control characters
const ID_WITHIN = 256 // bytes from either end of a message

/**
 * Passes bytes on one whole line at a time. A reader that joins a long line piece by piece would copy the line again for
 * every piece. A line longer than `most` is dropped, and `refuse` receives its JSON-RPC id, as far as it can be found.
 */
export function wholeLines(most: number, refuse: (id: string | number | null) => void): Transform {
  let pieces: Buffer[] = []
  let size = 0
  const take = (piece: Buffer): void => {
    size += piece.length
    pieces.push(piece)
    if (size > most && pieces.length > 3) pieces = [pieces[0]!, ...pieces.slice(-2)]
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        take(chunk.subarray(from, at + 1))
        if (size <= most) this.push(Buffer.concat(pieces))
        else refuse(idOf(Buffer.concat(pieces)))
        pieces = []
        size = 0
        from = at + 1
      }
      take(chunk.subarray(from))
      done()
    },
  })
}

/** The id of a message of which only both ends are left. Clients write the id last or first. */
function idOf(ends: Buffer): string | number | null {
  const found =
    ID.exec(ends.toString('utf8', ends.length - ID_WITHIN)) ?? ID.exec(ends.toString('utf8', 0, ID_WITHIN))
  return found ? JSON.parse(found[1]!) : null
}
