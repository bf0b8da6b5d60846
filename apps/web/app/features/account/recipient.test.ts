import { expect, it } from 'vitest'
import { parseRecipient } from './recipient'

it.each([
  ['Mei', 'Mei', ''],
  ['Mei <mei@example.com>', 'Mei', 'mei@example.com'],
  ['Lim, Mei, mei@example.com', 'Lim, Mei', 'mei@example.com'],
  ['mei@example.com Mei', 'Mei', 'mei@example.com'],
  ['mei@example.com, Tan, Mei', 'Tan, Mei', 'mei@example.com'],
  ['Aisha @ Ah Lan', 'Aisha @ Ah Lan', ''],
  ['Aisha@Ah Lan', 'Aisha@Ah Lan', ''],
  ['• Ali Ahmad – ali@example.com', 'Ali Ahmad', 'ali@example.com'],
  ['Ali Ahmad, +60 12-345 6789, ali@example.com', 'Ali Ahmad', 'ali@example.com'],
  ['Mei mei@@example.com', 'Mei', ''],
  ['Devi Nur devi@', 'Devi Nur', ''],
  ['Ben Tan | ben@example.com', 'Ben Tan', 'ben@example.com'],
  ['Ben Tan, ben@example.com, Sales', 'Ben Tan', 'ben@example.com'],
])('finds the name and the email of %j', (entry, name, email) => {
  expect(parseRecipient(entry)).toEqual({ name, email })
})
