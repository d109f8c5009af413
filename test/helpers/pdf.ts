/** Reads PDF files as a viewer does. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

const FONTS = fileURLToPath(new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url))

interface PieceOfText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

interface ReadPage {
  readonly width: number
  readonly height: number
  readonly pieces: readonly PieceOfText[]
  /** Its text, lines joined by spaces. */
  readonly text: string
  readonly pictures: number
  /** Roles of its structure, in order, and text alternatives of its figures. */
  readonly roles: readonly string[]
  readonly alternatives: readonly string[]
}

export interface ReadPdf {
  readonly title: string
  readonly language: string
  readonly bookmarks: readonly string[]
  readonly pages: readonly ReadPage[]
  /** All of its text. */
  readonly text: string
}

interface StructNode {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly StructNode[]
}

const flat = (node: StructNode | null): readonly StructNode[] =>
  node ? [node, ...(node.children ?? []).flatMap(flat)] : []

/** Everything of a PDF that a test asks about. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), standardFontDataUrl: FONTS, verbosity: 0 })
  const document = await task.promise
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  const outline = (await document.getOutline()) as { title: string }[] | null
  const pages: ReadPage[] = []
  for (let i = 1; i <= document.numPages; i++) {
    const page = await document.getPage(i)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent({ disableNormalization: true })
    const pieces = items.flatMap((item) =>
      'str' in item && item.str !== ''
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
        : [],
    )
    const { fnArray } = await page.getOperatorList()
    const nodes = flat((await page.getStructTree()) as StructNode | null)
    pages.push({
      width,
      height,
      pieces,
      text: pieces
        .map(({ text }) => text)
        .join(' ')
        .replace(/ +/g, ' '),
      pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
      roles: nodes.flatMap(({ role }) => role ?? []),
      alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    })
  }
  await task.destroy()
  return {
    title: info.Title ?? '',
    language: info.Language ?? '',
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages,
    text: pages.map(({ text }) => text).join('\n'),
  }
}

/** Whether qpdf is here. */
export const hasQpdf = ((): boolean => {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** What `qpdf --check` says; it throws when it finds anything. */
export function qpdfCheck(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'markgraph-qpdf-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, bytes)
    return execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
