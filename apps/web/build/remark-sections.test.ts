import { compile } from '@mdx-js/mdx'
import { expect, it } from 'vitest'
import { remarkSections } from './remark-sections.ts'

const compiled = async (source: string) => String(await compile(source, { jsx: true, remarkPlugins: [remarkSections] }))

it('makes a section of each heading of level 2, with the given anchor or one from its title', async () => {
  const code = await compiled(
    'Before\n\n## At a *glance*\n\nFirst\n\n### Detail\n\n## Returns & refunds [#refunds]\n\nSecond\n',
  )
  expect(code).toMatch(
    /Before.*<Sections>.*<Section id="at-a-glance" title="At a glance">.*First.*Detail.*<\/Section>/s,
  )
  expect(code).toMatch(/<Section id="refunds" title="Returns & refunds">.*Second.*<\/Section><\/Sections>/s)
})

it('leaves a page without headings as it is', async () => {
  expect(await compiled('Text\n')).not.toContain('Section')
})
