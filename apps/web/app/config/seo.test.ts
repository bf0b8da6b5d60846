import { expect, it, vi } from 'vitest'

it('escapes texts of a JSON-LD block, so that they cannot close it', async () => {
  // The build defines it.
  vi.stubGlobal('__SITE_DATA__', {})
  const { jsonLd } = await import('./seo')
  const name = '</script><script>alert(1)</script><!--'
  const text = jsonLd({ '@type': 'Product', name })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name })
})
