/** Entry of the single HTML file: its worker is in it as text, because a page from a disk may load no second file. */
import workerCode from 'virtual:worker'
import { EMBEDDED_FILES } from './embedded-files.ts'
import { printing } from './printing.ts'
import { showVerifier } from './verifier.ts'

const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }))
showVerifier(
  document.querySelector<HTMLElement>('#verifier')!,
  () => new Worker(address),
  async (marks) => printing(marks, EMBEDDED_FILES),
)
