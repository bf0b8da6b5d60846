import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { startScript } from './defer-scripts.ts'

it('has no comments and no indentation, because every page carries it', () => {
  expect(startScript()).not.toMatch(/^\s|^\/\//m)
  expect(() => new Script(startScript())).not.toThrow()
})
