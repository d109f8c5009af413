import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { GLOSSARY } from './glossary.ts'
import { Limits } from './limits.tsx'
import { VerbalScale } from './verbal-scale.tsx'

/** What a likelihood ratio is and is not, in words for a court. */
export function AboutScreen() {
  const health = useLoaded(() => got(() => api().GET('/health')), [])
  return (
    <article>
      <h1>{say('About likelihood ratios and this service')}</h1>
      <section class="panel">
        <h2>{say('What a likelihood ratio is')}</h2>
        <p>
          {show(
            'Two propositions stand against each other. {same} one barrel, slide or tool edge made both marks. {different} two different ones made them, of the kind that the reference holds.',
            { same: <em>{say('Same source:')}</em>, different: <em>{say('Different sources:')}</em> },
          )}
        </p>
        <p>
          {say(
            'The service measures how alike the two marks are and gives that a number, the score. The likelihood ratio (LR) says how many times as probable this score is if the first proposition is true as if the second is true. An LR of 10 favours the first, an LR of 0.1 favours the second just as much, and an LR of 1 favours neither.',
          )}
        </p>
        <VerbalScale />
      </section>
      <section class="panel">
        <h2>{say('What it is not')}</h2>
        <ul>
          <li>
            {say(
              'It is not the probability that the marks have one source. That also depends on all other evidence, which this service does not know. To read an LR of 100 as “99 % certain” is an error.',
            )}
          </li>
          <li>{say('It is not a verdict, and it identifies nobody.')}</li>
          <li>
            {say(
              'It is not an error rate. No figure here says how often examiners, laboratories or this service are wrong in casework.',
            )}
          </li>
          <li>
            {say(
              'It does not hold for everything. It is relative to the named reference; other makes, steels, calibres or instruments may behave otherwise.',
            )}
          </li>
        </ul>
      </section>
      <section class="panel">
        <h2>{say('Interval and bound')}</h2>
        <p>
          {say(
            'The interval shows how much the LR would change if other sources had been drawn for the reference. If it contains 1, the direction is not resolved.',
          )}
        </p>
        <p>
          {say(
            'A reference of few marks cannot support a strong claim, whatever the score. Each reference therefore has a bound on either side. When an LR stands at the bound, the interval may have no width. This is not certainty: it says that the reference can support no more.',
          )}
        </p>
      </section>
      <section class="panel">
        <h2>{say('When there is no likelihood ratio')}</h2>
        <p>
          {say(
            'If a scan is too coarse, shows another kind of mark, or lies outside what the reference covers, the comparison is refused and the reason is given. A refusal is a result: it says that the reference cannot support a number.',
          )}
        </p>
      </section>
      <Limits />
      <section class="panel">
        <h2>{say('How a number can be checked')}</h2>
        <p>
          {say(
            'Every answer has a recipe, named by a hash. It lists every step with its version and parameters, back to the scans and the reference. Anyone with the scans can compute it again and gets the same hash, or learns where it differs.',
          )}{' '}
          <a href="/verify">{say('Verify a report')}</a>
        </p>
      </section>
      <section class="panel">
        <h2>{say('Glossary')}</h2>
        <dl class="glossary">
          {GLOSSARY.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p class="muted">
        {say('Markgraph is a research preview.')}{' '}
        {health.state === 'ready' && `${say('Engine {version}.', { version: health.value.engine_version })} `}
        <a href="/scalar">{say('The API')}</a>
      </p>
    </article>
  )
}
