import { expect, it } from 'vitest'
import { parsePersisted, serializePersisted } from './persisted-format'

it('parses each field of a stored text', () => {
  expect(parsePersisted(JSON.stringify({ token: '"opaque"', isAuthorized: 'true' }))).toEqual({
    token: 'opaque',
    isAuthorized: true,
  })
})

it('parses what it serializes', () => {
  expect(parsePersisted(serializePersisted({ token: 'opaque', user: null }))).toMatchObject({
    token: 'opaque',
    user: null,
  })
})

it.each([null, '', 'null', '7', '{', '{"token":"{"}'])('rejects the text %j', (text) => {
  expect(parsePersisted(text)).toBeUndefined()
})
