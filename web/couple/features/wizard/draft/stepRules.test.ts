import { describe, expect, it } from 'vitest'
import { defaultPublicRules } from '../../../../../src/domain/publicRules.ts'
import { emptyDraft, type ProjectDraft, projectBody, withEventType } from './projectDraft.ts'
import { isStepValid, steps } from './stepRules.ts'

const lyon = { city: 'Lyon', zipcode: '69001', countrycode: 'FR', lat: '45.75', lng: '4.85' }
const whole: ProjectDraft = {
  ...emptyDraft,
  eventType: 'mariage',
  serviceType: 'complete',
  hasTheme: true,
  weddingTheme: 'Champêtre',
  eventDate: '2099-06-12',
  city: lyon,
  guestRange: '50to100',
  budgetRange: '20000to30000',
  budgetPlannerRange: '2000to5000',
  languages: ['fr'],
  plannerPreference: 'nearEvent',
}

describe('step 1', () => {
  it.each([
    [{ eventType: '' }, false],
    [{}, true],
    [{ serviceType: '', hasTheme: null, weddingTheme: '' }, true],
    [{ eventType: 'autre' }, false],
    [{ eventType: 'autre', eventTypeText: '  ' }, false],
    [{ eventType: 'autre', eventTypeText: 'Noces d’or' }, true],
    [{ eventType: 'autre', eventTypeText: 'x'.repeat(101) }, false],
    [{ weddingTheme: 'x'.repeat(255) }, true],
    [{ weddingTheme: 'x'.repeat(256) }, false],
  ])('%j: %s', (over, valid) => {
    expect(isStepValid(steps.event, { ...whole, ...over }, defaultPublicRules)).toBe(valid)
  })
})

it('step 2 wants date, place and the three ranges', () => {
  expect(isStepValid(steps.details, whole, defaultPublicRules)).toBe(true)
  for (const missing of ['eventDate', 'guestRange', 'budgetRange', 'budgetPlannerRange'] as const) {
    expect(isStepValid(steps.details, { ...whole, [missing]: '' }, defaultPublicRules)).toBe(false)
  }
  expect(isStepValid(steps.details, { ...whole, city: null }, defaultPublicRules)).toBe(false)
})

it('step 3 wants a language and a preference', () => {
  expect(isStepValid(steps.preferences, whole, defaultPublicRules)).toBe(true)
  expect(isStepValid(steps.preferences, { ...whole, languages: [] }, defaultPublicRules)).toBe(false)
  expect(isStepValid(steps.preferences, { ...whole, plannerPreference: '' }, defaultPublicRules)).toBe(false)
})

describe('what is saved', () => {
  it('has the field names of the specification', () => {
    expect(projectBody(whole, null)).toMatchObject({
      id: null,
      eventType: 'mariage',
      city: 'Lyon',
      zipCode: '69001',
      country: 'FR',
      latitude: '45.75',
    })
  })

  it('another event goes without service type and theme, and by its own words', () => {
    const other = { ...whole, ...withEventType(whole, 'autre'), eventTypeText: ' Noces d’or ' }
    expect(projectBody(other, 'p')).toMatchObject({ id: 'p', eventType: 'Noces d’or', serviceType: '', hasTheme: false, weddingTheme: '' })
  })

  it('a theme without words, or one that was taken back, is none', () => {
    expect(projectBody({ ...whole, weddingTheme: '  ' }, null)).toMatchObject({ hasTheme: false, weddingTheme: '' })
    expect(projectBody({ ...whole, hasTheme: false }, null)).toMatchObject({ hasTheme: false, weddingTheme: '' })
  })
})
