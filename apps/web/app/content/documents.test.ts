import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import site from '../../public/data.json'

it('data.json has each document and site that a page names', () => {
  const content = globSync('app/content/**/*.mdx').map((file) => readFileSync(file, 'utf8'))
  const names = content.flatMap((text) => [
    ...text.matchAll(/<(?:DocumentItem|SiteLink|Download|LookInside) name="(\w+)"/g),
  ])
  expect(names.length).toBeGreaterThan(10)
  expect(Object.keys({ ...site.pdfs, ...site.links })).toEqual(
    expect.arrayContaining(names.map(([, name]) => name)),
  )
})
