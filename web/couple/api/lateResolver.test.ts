import type { ResolverOptions } from 'react-hook-form'
import { expect, it } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { lateResolver, rulesMissing } from './lateResolver.ts'

interface Name {
  readonly name: string
}

const options: ResolverOptions<Name> = { fields: {}, shouldUseNativeValidation: false }

it('reports that a form’s schema could not be loaded, and loads it again on the next submit', async () => {
  answerCalls({})
  let offline = true
  const { resolver } = lateResolver<Name, Name>(async () => {
    if (offline) throw new TypeError('offline')
    return (values) => ({ values, errors: {} })
  })
  expect(await resolver({ name: 'Camille' }, undefined, options)).toEqual({ values: {}, errors: { root: { type: rulesMissing } } })
  offline = false
  expect(await resolver({ name: 'Camille' }, undefined, options)).toEqual({ values: { name: 'Camille' }, errors: {} })
})
