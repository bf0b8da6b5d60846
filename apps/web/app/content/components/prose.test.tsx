import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withProviders } from '../../../test/support/render-with-api'
import { parseSite } from '../../config/parse-site'
import { builtSite } from '../../config/site'
import { Evidence } from './prose'

const markupWith = (settings: object) => {
  Object.assign(builtSite, parseSite(settings))
  return renderToStaticMarkup(withProviders(<Evidence />))
}

it('shows the evidence that the owner has filled in, and nothing before', () => {
  expect(markupWith({})).toBe('')
  const markup = markupWith({
    evidence: { since: 2001, reliability: '0.80 to 0.90', norm_group: '' },
  })
  expect(markup.match(/<dt>.*?<\/dt> <dd>.*?<\/dd>/g)).toEqual([
    '<dt>Since</dt> <dd>2001</dd>',
    '<dt>Reliability</dt> <dd>0.80 to 0.90</dd>',
  ])
})
