import { expect, it } from 'vitest'
import { suggestEmail } from './email-suggestion'

it.each([
  ['ali@gmial.com', 'ali@gmail.com'],
  ['ali@gmail.con', 'ali@gmail.com'],
  ['ali@gamil.com', 'ali@gmail.com'],
  ['Ali@GMAI.com', 'Ali@gmail.com'],
  ['ali@hotmal.com', 'ali@hotmail.com'],
  ['ali@yaho.com', 'ali@yahoo.com'],
  ['Ali <ali@gmail.com>', 'ali@gmail.com'],
])('suggests for %s the address %s', (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested)
})

it('suggests nothing for a known or another host, and for half an address', () => {
  const typed = [
    'ali@gmail.com',
    'ali@ymail.com',
    'ali@mail.com',
    'ali@yahoo.com.my',
    'ali@example.com',
    'ali',
    '',
  ]
  expect(typed.map(suggestEmail)).toEqual(typed.map(() => undefined))
})
