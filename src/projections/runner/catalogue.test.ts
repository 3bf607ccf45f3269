import { expect, test } from 'vitest'
import { balances } from '../../../tests/projections/balances.ts'
import { createProjectionCatalogue, projectionNamed } from './catalogue.ts'

test('two projections cannot share tables, and one is found by its name', () => {
  const catalogue = createProjectionCatalogue(
    balances({ name: 'one' }),
    balances({ name: 'other' }),
    balances({ name: 'other', version: 2 }),
  )
  expect(projectionNamed(catalogue, 'other')).toMatchObject({ name: 'other', version: 1 })
  expect(() => projectionNamed(catalogue, 'third')).toThrow('there are one, other')
  expect(() => createProjectionCatalogue(balances(), balances())).toThrow('two projections are named balances')
})
