import { expect, test } from 'vitest'
import type { Provider } from './provider.ts'
import { publicObstacles } from './publicObstacles.ts'

const contact = { firstname: 'Claire', lastname: 'Fontaine', email: 'claire@example.com', phone: '', locale: 'fr-FR', emailConfirmed: true }
const company = { name: 'Atelier', street: '', place: 'erased', website: null, languages: [], createdOn: null, startingFrom: null }
const shown = { contact, company, companyNumber: undefined, moderation: 'approved' } as unknown as Provider
const numbered = (state: string) => ({ ...shown, companyNumber: { state } }) as unknown as Provider

test('a new provider has to describe its company, to confirm its e-mail and to wait for moderation', () => {
  const fresh: Provider = { ...shown, contact: { ...contact, emailConfirmed: false }, company: undefined, moderation: 'in_progress' }
  expect(publicObstacles(fresh)).toEqual(['company_missing', 'email_not_confirmed', 'in_moderation'])
})

test('an approved profile is hidden by a refused number, and not by one that is being checked', () => {
  expect(publicObstacles(shown)).toEqual([])
  for (const state of ['checking', 'valid']) expect(publicObstacles(numbered(state))).toEqual([])
  for (const state of ['not_found', 'inactive', 'invalid_format', 'in_use'])
    expect(publicObstacles(numbered(state))).toEqual(['number_refused'])
})

test('a rejected profile does not count as waiting', () => {
  expect(publicObstacles({ ...shown, moderation: 'rejected' })).toEqual(['rejected'])
})
