import { expect, test } from 'vitest'
import { remedies, rules } from '../src/rules.ts'

test('each remedy is of a rule, in the order of the rules', () => {
  const names = Object.keys(remedies)
  expect(Object.keys(rules).filter((rule) => names.includes(rule))).toEqual(names)
})
