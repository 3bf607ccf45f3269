import { test } from 'vitest'
import { companyDescribed, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { type DescribeCompany, describeCompany } from './describeCompany.ts'

const input = companyDescribed().data as DescribeCompany

test('a company is described', () => {
  given(providerRegistered()).when(describeCompany, input).thenEvents(companyDescribed())
})

test('the new description replaces the old one', () => {
  given(providerRegistered(), companyDescribed()).when(describeCompany, input).thenEvents(companyDescribed())
})

test('only a registered provider can', () => {
  given().when(describeCompany, input).thenRefused('planner_not_found')
})
