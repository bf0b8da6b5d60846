import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutate } from '../mutations/checkout.ts'
import { mutations } from '../mutations/index.ts'
import { inRoot } from '../root.ts'

describe('the mutations', () => {
  it('are at least forty, with different names', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40)
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  })

  it.each(mutations)('finds the code to change: $name', (mutation) => {
    const source = readFileSync(inRoot(mutation.file), 'utf8')
    expect(mutate(source, mutation)).not.toBe(source)
  })
})
