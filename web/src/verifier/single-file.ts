/** Entry of the single HTML file: its worker is in it as text, because a page from a disk may load no second file. */
import workerCode from 'virtual:worker'
import { ENGINE_VERSION } from '../../../src/settings/version.ts'
import { LANGUAGE } from '../languages/chosen.ts'
import { say } from '../languages/say.ts'
import { element } from './element.ts'
import { EMBEDDED_FILES } from './embedded-files.ts'
import { printing } from './printing.ts'
import { showVerifier } from './verifier.ts'

const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }))
document.documentElement.lang = LANGUAGE
document.title = `${say('Verify a bundle')} · Markgraph`
const verifier = element('div', { id: 'verifier' })
document
  .querySelector('#page')!
  .replaceChildren(
    element('h1', {}, [say('Verify a bundle')]),
    element('p', {}, [
      say(
        'Every hash is compared, every computation is done again and the report is printed again, in this browser, by Markgraph {version}. Nothing is uploaded: this page can reach no network.',
        { version: ENGINE_VERSION },
      ),
    ]),
    verifier,
  )
showVerifier(
  verifier,
  () => new Worker(address),
  async (marks) => printing(marks, EMBEDDED_FILES),
)
