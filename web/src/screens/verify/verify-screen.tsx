import '../../styles/verify.css'
import { useEffect, useRef } from 'preact/hooks'
import { showVerifier } from '../../verifier/verifier.ts'

const start = (): Worker =>
  new Worker(new URL('../../verifier/worker.ts', import.meta.url), { type: 'module' })

/** Checks a bundle in this browser: nothing is sent to the service. */
export function VerifyScreen() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => showVerifier(place.current!, start), [])
  return (
    <>
      <h1>Verify a bundle</h1>
      <p>
        Every hash in the bundle is compared, and every computation is done again here, in this browser, with
        the same code as on the server. The bundle is not uploaded.
      </p>
      <div class="panel verifier" ref={place} />
    </>
  )
}
