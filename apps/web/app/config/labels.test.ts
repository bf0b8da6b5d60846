import { expect, it } from 'vitest'
import { kindLabel, orderItemLabel } from './labels'

it('calls only a test that counts towards the limit of personal tests a personal test', () => {
  const personalTest = { product_type: 'lpitest', product_format: 'online_test' } as const
  const careerTest = { product_type: 'other', product_format: 'online_test' } as const
  for (const labelOf of [kindLabel, orderItemLabel]) {
    expect([personalTest, careerTest].map(labelOf)).toEqual(['Personal test', 'Online test'])
  }
})
