import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseSite } from '../../config/parse-site'
import { finderQuestions, findTest, parseFinderAnswers } from './test-finder'

const { tests } = parseSite(
  JSON.parse(readFileSync(new URL('../../../public/data.json', import.meta.url), 'utf8')),
)

const find = (query: string) => findTest(tests, parseFinderAnswers(new URLSearchParams(query)))
const answersTo = (name: keyof typeof finderQuestions) => Object.keys(finderQuestions[name].answers)

it('has an answer for each person and purpose, and a reason', () => {
  for (const who of answersTo('who')) {
    for (const purpose of answersTo('for')) {
      const found = find(`who=${who}&for=${purpose}`)
      expect(found?.test.who).toContain(who)
      expect(found?.test.why).not.toBe('')
      expect(found?.reasons).toContain(found?.test.why)
    }
  }
})

it.each([
  ['who=child&for=career', 6],
  ['who=child&for=career&time=15', 6],
  ['who=me&for=self', 1],
  ['who=me&for=self&time=30', 1],
  ['who=me&for=self&time=15', 2],
  ['who=me&for=feelings', 3],
  ['who=me&for=together', 1],
  ['who=team&for=together', 4],
  ['who=team&for=career', 4],
  ['who=class&for=self&time=15', 5],
])('answers %s with the test %i', (query, id) => {
  expect(find(query)?.test.product_id).toBe(id)
})

it('says when a test is for another purpose, or takes longer', () => {
  expect(find('who=child&for=career&time=15')?.reasons.at(-1)).toBe(
    'It takes 30 minutes, longer than you chose.',
  )
  for (const query of ['who=team&for=career', 'who=me&for=together', 'who=child&for=together'])
    expect(find(query)?.reasons[0]).toBe(
      'None of our tests is for exactly that, but this one comes close.',
    )
  expect(find('who=me&for=career')?.reasons).toEqual([
    expect.stringContaining('students choosing a subject'),
  ])
})

it('gives no reason that refers to another test, or to the buyer', () => {
  for (const { why } of tests) expect(why).not.toMatch(/the same|your scores/)
})

it('has no answer before who and what for are known, for unknown values, and without tests', () => {
  for (const query of ['', 'who=me', 'for=self', 'who=toString&for=self'])
    expect(find(query)).toBeUndefined()
  expect(findTest([], { who: 'me', for: 'self', time: 'any' })).toBeUndefined()
})
