import { greyPng } from './png.ts'
import type { Scene, Shape, Stroke } from './scene.ts'

/** A scene as SVG text. Numbers are rounded to hundredths of a point. The same scene gives the same text. */
export function svg({ width, height, title, description, shapes }: Scene): string {
  const [w, h] = [number(width), number(height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}pt" height="${h}pt" role="img" font-family="DejaVu Sans, Verdana, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(description)}</desc>`,
    ...shapes.map(element),
    '</svg>\n',
  ].join('\n')
}

function element(shape: Shape): string {
  if (shape.kind === 'polyline') {
    const points = shape.points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')
    return `<polyline points="${points}" fill="none"${strokeOf(shape)}/>`
  }
  if (shape.kind === 'rect') {
    return `<rect${box(shape)} fill="${shape.fill ?? 'none'}"${strokeOf(shape)}/>`
  }
  if (shape.kind === 'picture') {
    const png = Buffer.from(greyPng(shape.grey, shape.nx, shape.ny)).toString('base64')
    return `<image${box(shape)} preserveAspectRatio="none" href="data:image/png;base64,${png}"/>`
  }
  const { x, y, size, anchor, rotation, bold, fill } = shape
  const turned = rotation ? ` transform="rotate(${number(-rotation)} ${number(x)} ${number(y)})"` : ''
  const weight = bold ? ' font-weight="bold"' : ''
  return `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" text-anchor="${anchor}" fill="${fill}"${weight}${turned}>${escaped(shape.text)}</text>`
}

const box = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  ` x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"`

function strokeOf({ stroke, width, dash }: Partial<Stroke>): string {
  if (stroke === undefined) return ''
  const dashes = dash?.length ? ` stroke-dasharray="${dash.map(number).join(' ')}"` : ''
  return ` stroke="${stroke}" stroke-width="${number(width ?? 1)}"${dashes}`
}

const number = (value: number): string => String(Math.round(value * 100) / 100 || 0)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML allows no control characters, not even escaped. */
const escaped = (words: string): string =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"]/g, (found) => ENTITIES[found]!)
