import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { ListTable } from '../../ui/list-table.tsx'
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
      <h1>{say('Reviews')}</h1>
      <p>
        {say(
          'In a review a second person compares the same scans without seeing the first result. The settings are fixed before there is a score; then both results are shown, and both sign one sentence. Both need an API key.',
        )}
      </p>
      <AskReview />
      <ListTable
        of={reviews}
        what={say('the reviews')}
        none={say('There is no review yet.')}
        keyOf={({ id }) => id}
        columns={[
          {
            head: say('Asked (UTC)'),
            cell: ({ id, created }) => <a href={`/reviews/${id}`}>{dateOf(created)}</a>,
          },
          { head: say('Marks'), cell: ({ domain }) => titleOf(domain) },
          { head: say('Asked by'), cell: ({ requester }) => requester },
          { head: say('Asked of'), cell: ({ reviewer }) => reviewer },
          { head: say('What comes next'), cell: (one) => nextStep(one) },
        ]}
      />
    </>
  )
}
