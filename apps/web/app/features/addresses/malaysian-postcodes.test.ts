import { getStates } from 'malaysia-postcodes'
import { expect, it } from 'vitest'
import { malaysianStates } from './components/address-fields'
import { placeOf } from './malaysian-postcodes'

it('finds the town and the state of a postal code', () => {
  expect(placeOf('59100')).toEqual({ town: 'Kuala Lumpur', state: 'Kuala Lumpur' })
  expect(placeOf(' 46000 ')).toEqual({ town: 'Petaling Jaya', state: 'Selangor' })
  expect(placeOf('10300')).toEqual({ town: 'George Town', state: 'Penang' })
  expect(placeOf('87000')?.state).toBe('Labuan')
  expect(placeOf('62000')?.state).toBe('Putrajaya')
  expect(placeOf('99999')).toBeUndefined()
})

it('has as many states as the list of the form', () => {
  expect(getStates()).toHaveLength(malaysianStates.length)
})
