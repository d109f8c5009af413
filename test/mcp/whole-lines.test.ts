import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { wholeLines } from '../../src/mcp/whole-lines.ts'

/** What comes out of a text that goes in so many bytes at a time, with lines of at most 1000. */
async function passed(text: string, step: number) {
  const refused: unknown[] = []
  const lines = wholeLines(1000, (id) => refused.push(id))
  const bytes = Buffer.from(text)
  const out: string[] = []
  lines.on('data', (chunk) => out.push(String(chunk)))
  for (let at = 0; at < bytes.length; at += step) lines.write(bytes.subarray(at, at + step))
  lines.end()
  await finished(lines)
  expect(out.every((line) => line.endsWith('\n'))).toBe(true) // never a part of one
  return { out: out.join(''), refused }
}

test.each([7, 64, 500, 100_000])('lines come whole, in pieces of %i bytes', async (step) => {
  const given = ['one\n', `${'ä'.repeat(400)}\n`, '\n', 'four\n']
  expect(await passed(given.join(''), step)).toEqual({ out: given.join(''), refused: [] })
})

test.each([64, 500, 100_000])(
  'a line too long is left out, and told by its id, in pieces of %i bytes',
  async (step) => {
    const long = 'A'.repeat(5000)
    for (const [line, id] of [
      [`{"params":"${long}","jsonrpc":"2.0","id":12}`, 12],
      [`{"params":"${long}","jsonrpc":"2.0","id": "x-1" }`, 'x-1'],
      [`{"jsonrpc":"2.0","id":3,"params":"${long}"}`, 3],
      [long, null],
      [`{"id":"\\q","params":"${long}"}`, null],
      [`{"id":"a\tb","params":"${long}"}`, null], // no JSON: a control character in a text
      [`{"id":007,"params":"${long}"}`, null],
    ] as const) {
      expect(await passed(`before\n${line}\nafter\n`, step)).toEqual({
        out: 'before\nafter\n',
        refused: [id],
      })
    }
  },
)
