import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { AskReview } from './ask-review.tsx'
import { nextStep } from './next-step.ts'
import { ReviewDetail } from './review-detail.tsx'

/** The reviews in which this key takes part, or one of them. */
export function ReviewsScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <ReviewList /> : <ReviewDetail key={id} id={id} />
}

function ReviewList() {
  const reviews = useLoaded(async () => (await got(() => api().GET('/v1/reviews'))).reviews, [])
  return (
    <>
      <h1>Reviews</h1>
      <p>
        In a review a second person compares the same scans without seeing the first result. The settings are
        fixed before there is a score; then both results are shown, and both sign one sentence. Both need an
        API key.
      </p>
      <AskReview />
      <Loaded of={reviews} what="the reviews">
        {(list) =>
          list.length === 0 ? (
            <p>There is no review yet.</p>
          ) : (
            <div class="panel scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Asked (UTC)</th>
                    <th scope="col">Marks</th>
                    <th scope="col">Asked by</th>
                    <th scope="col">Asked of</th>
                    <th scope="col">What comes next</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((one) => (
                    <tr key={one.id}>
                      <td>
                        <a href={`/reviews/${one.id}`}>{dateOf(one.created)}</a>
                      </td>
                      <td>{titleOf(one.domain)}</td>
                      <td>{one.requester}</td>
                      <td>{one.reviewer}</td>
                      <td>{nextStep(one)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </>
  )
}
