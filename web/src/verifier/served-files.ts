/** What the page of a server prints with, fetched from that server when it is needed. */
import unifont from '@fontsource/unifont/files/unifont-latin-400-normal.woff?url'
import sans from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url'
import mono from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url'
import singleLands from '../../../references/striated_single.json?url'
import { type PrintFiles, printing } from './printing.ts'

export { printing }

const FONTS = {
  '@fontsource/unifont/files/unifont-latin-400-normal.woff': unifont,
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf': sans,
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf': bold,
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf': mono,
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the server answers ${response.status} for ${url}`)
  return response
}

export const SERVED_FILES: PrintFiles = {
  async fonts() {
    const fonts = Object.entries(FONTS).map(
      async ([path, url]) => [path, new Uint8Array(await (await fetched(url)).arrayBuffer())] as const,
    )
    return Object.fromEntries(await Promise.all(fonts))
  },
  reference: async (id) => (id === 'striated_single' ? (await fetched(singleLands)).json() : undefined),
}
