import { expect, it } from 'vitest'
import { jsonLd } from './seo'

it('escapes texts of a JSON-LD block, so that they cannot close it', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = jsonLd({ '@type': 'Product', name })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name })
})
