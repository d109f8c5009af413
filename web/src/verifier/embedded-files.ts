/** What the single HTML file prints with: all of it is in the file. */
import unifont from '@fontsource/unifont/files/unifont-latin-400-normal.woff'
import sans from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'
import mono from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'
import singleLands from '../../../references/striated_single.json' with { type: 'json' }
import type { PrintFiles } from './printing.ts'

export const EMBEDDED_FILES: PrintFiles = {
  fonts: async () => ({
    '@fontsource/unifont/files/unifont-latin-400-normal.woff': unifont,
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf': sans,
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf': bold,
    'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf': mono,
  }),
  reference: async (id) => (id === 'striated_single' ? singleLands : undefined),
}
