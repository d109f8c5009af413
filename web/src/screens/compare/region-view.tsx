import { api, got } from '../../api/client.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Relief } from '../../ui/relief.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

/** The part of a breech face that will be compared, as the map that is made of it. */
export function RegionView({ surface, name }: { surface: string; name: string }) {
  const map = useLoaded(() => got(api().POST('/v1/steps/areal-signature', { body: { surface } })), [surface])
  return (
    <div class="edges">
      <Loaded of={map} what="the region">
        {({ handle }) => (
          <figure class="edges-picture">
            <figcaption>
              The region that will be compared, in its band. To use another one, draw a mask in the file and
              choose it below.
            </figcaption>
            <Relief handle={handle} label={`Region of ${name}`} max={256} />
          </figure>
        )}
      </Loaded>
    </div>
  )
}
