import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { Row } from '../../../components/page'
import pillStyles from '../../../components/pill.module.css'
import { Thumbnail } from '../../../components/thumbnail'
import { paths } from '../../../config/paths'
import { useOptionalQuery } from '../../../hooks/use-query-params'
import { useListedProducts } from '../api/queries'
import { testFacts } from '../product-texts'
import {
  type FinderAnswers,
  type FinderQuestion,
  finderQuestions,
  findTest,
  parseFinderAnswers,
} from '../test-finder'
import { CatalogueError } from './catalogue-error'
import { ChildAge } from './child-age'
import { ProductPrice } from './product-price'
import styles from './test-finder.module.css'

const questionNames: readonly FinderQuestion[] = ['who', 'for', 'time']

const isAnswered = (answers: FinderAnswers) => Boolean(answers.who || answers.for)

const scrollGently = (element: Element | null) => {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced ? 'instant' : 'smooth' })
}

const FoundTest = ({ answers }: { readonly answers: FinderAnswers }) => {
  const { tests, report_pages } = useSite()
  const query = useListedProducts()
  const { data: products = [] } = query
  const productOf = (id: number | undefined) => products.find(({ product_id }) => product_id === id)
  const sold = tests.filter(({ product_id }) => productOf(product_id))
  const found = findTest(sold, answers)
  const product = productOf(found?.test.product_id)
  if (!found || !product) {
    if (!query.data && isAnswered(answers))
      return query.error ? <CatalogueError {...query} /> : <p>Looking for a test…</p>
    return (
      <p>
        Answer the first two questions, and the test that fits appears here. Or{' '}
        <Link to={paths.category({ type: 'personal' })}>compare the tests</Link>.
      </p>
    )
  }
  const { test, reasons } = found
  const path = paths.product(product.product_id)
  return (
    <>
      <Thumbnail upload={product.product_thumbnail} width={84} />
      <div>
        <h3>
          <Link to={path}>{product.product_name}</Link>
        </h3>
        <p className={styles.facts}>{testFacts(test)}</p>
        <p>
          {reasons.join(' ')}{' '}
          {['child', 'class'].includes(answers.who) ? (
            <ChildAge test={test} productName={product.product_name} />
          ) : null}
        </p>
        <p>
          <ProductPrice product={product} />
        </p>
        <Row gap={1}>
          <ButtonLink to={path}>See this test</ButtonLink>
          {report_pages[test.sample_report] ? (
            <ButtonLink to={`${path}#${test.sample_report}`} variant="quiet">
              Look inside
            </ButtonLink>
          ) : null}
        </Row>
      </div>
    </>
  )
}

/**
 * Three questions, and the test that fits the answers. They are in the URL, so that the result can
 * be shared; a choice is no navigation, which would scroll to the top. Before hydration the form
 * works without a script.
 */
export const TestFinder = () => {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const query = useOptionalQuery()
  const [answers, setAnswers] = useState(() => parseFinderAnswers(query))
  useEffect(() => {
    if (!form.current) return
    const chosen = parseFinderAnswers(new FormData(form.current))
    const initial = isAnswered(chosen)
      ? chosen
      : parseFinderAnswers(new URLSearchParams(window.location.search))
    setAnswers(initial)
    if (!isAnswered(initial)) return
    // The address was shared. Back and a reload restore a position instead.
    if (initial !== chosen && window.scrollY === 0) result.current?.scrollIntoView()
  }, [])

  const choose = (name: FinderQuestion, value: string) => {
    const next = { ...answers, [name]: value }
    flushSync(() => setAnswers(next))
    const url = new URL(window.location.href)
    for (const [key, answer] of Object.entries(next)) url.searchParams.set(key, answer)
    window.history.replaceState(window.history.state, '', url)
    // On a phone the answer is below the questions.
    if (next.who && next.for) scrollGently(result.current)
  }
  return (
    <div className={styles.finder}>
      <form ref={form} onSubmit={(event: SubmitEvent) => event.preventDefault()}>
        {questionNames.map((name) => (
          <fieldset key={name}>
            <legend>{finderQuestions[name].title}</legend>
            {Object.entries(finderQuestions[name].answers).map(([value, label]) => (
              <label key={value} className={pillStyles.pill}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={answers[name] === value}
                  onChange={() => choose(name, value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
      </form>
      <div className={styles.result} ref={result} role="status">
        <FoundTest key={Object.values(answers).join()} answers={answers} />
      </div>
    </div>
  )
}
