/** Digits and units, five columns wide and seven rows high, a row as the bits of a number. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  '.': [0, 0, 0, 0, 0, 12, 12],
  m: [0, 0, 26, 21, 21, 21, 21],
  n: [0, 0, 22, 25, 17, 17, 17],
  µ: [0, 17, 17, 17, 19, 29, 16],
  '±': [4, 4, 31, 4, 4, 0, 31],
  ' ': [0, 0, 0, 0, 0, 0, 0],
}

const ADVANCE = 6
export const GLYPH_HEIGHT = 7

/** Pixels that a text takes across. */
export const textWidth = (text: string): number => text.length * ADVANCE - 1

/** Calls `ink` for every pixel of a text of digits and units whose upper left corner is at (x, y). */
export function drawText(text: string, x: number, y: number, ink: (x: number, y: number) => void): void {
  ;[...text].forEach((character, k) => {
    GLYPHS[character]?.forEach((bits, row) => {
      for (let column = 0; column < 5; column++) {
        if (bits & (16 >> column)) ink(x + k * ADVANCE + column, y + row)
      }
    })
  })
}
