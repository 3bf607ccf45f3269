import { describe, expect, it } from 'vitest'
import { defaultPublicRules } from '../../../../../src/domain/publicRules.ts'
import { emptyDraft, type ProjectDraft, projectBody, withEventType } from './projectDraft.ts'
import { missingIn, steps } from './stepRules.ts'

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
    [{ eventType: '' }, ['eventType']],
    [{}, []],
    [{ serviceType: '', hasTheme: null, weddingTheme: '' }, []],
    [{ eventType: 'autre' }, ['eventTypeText']],
    [{ eventType: 'autre', eventTypeText: '  ' }, ['eventTypeText']],
    [{ eventType: 'autre', eventTypeText: 'Noces d’or' }, []],
    [{ eventType: 'autre', eventTypeText: 'x'.repeat(101) }, ['eventTypeText']],
    [{ weddingTheme: 'x'.repeat(255) }, []],
    [{ weddingTheme: 'x'.repeat(256) }, ['theme']],
  ])('of %j misses %j', (over, missing) => {
    expect(missingIn(steps.event, { ...whole, ...over }, defaultPublicRules)).toEqual(missing)
  })
})

it('step 2 needs a future date, a place and the three ranges', () => {
  expect(missingIn(steps.details, whole, defaultPublicRules)).toEqual([])
  for (const missing of ['eventDate', 'guestRange', 'budgetRange', 'budgetPlannerRange'] as const) {
    expect(missingIn(steps.details, { ...whole, [missing]: '' }, defaultPublicRules)).toEqual([missing])
  }
  expect(missingIn(steps.details, { ...whole, city: null, eventDate: '2020-06-12' }, defaultPublicRules)).toEqual(['eventDate', 'city'])
})

it('step 3 needs a language and a preference', () => {
  expect(missingIn(steps.preferences, whole, defaultPublicRules)).toEqual([])
  expect(missingIn(steps.preferences, { ...whole, languages: [] }, defaultPublicRules)).toEqual(['languages'])
  expect(missingIn(steps.preferences, { ...whole, plannerPreference: '' }, defaultPublicRules)).toEqual(['plannerPreference'])
})

describe('the saved project', () => {
  it('uses the field names of the specification', () => {
    expect(projectBody(whole, null)).toMatchObject({
      id: null,
      eventType: 'mariage',
      city: 'Lyon',
      zipCode: '69001',
      country: 'FR',
      latitude: '45.75',
    })
  })

  it('has no service type or theme for another event, and carries its name', () => {
    const other = { ...whole, ...withEventType(whole, 'autre'), eventTypeText: ' Noces d’or ' }
    expect(projectBody(other, 'p')).toMatchObject({ id: 'p', eventType: 'Noces d’or', serviceType: '', hasTheme: false, weddingTheme: '' })
  })

  it('omits a theme that is empty or was taken back', () => {
    expect(projectBody({ ...whole, weddingTheme: '  ' }, null)).toMatchObject({ hasTheme: false, weddingTheme: '' })
    expect(projectBody({ ...whole, hasTheme: false }, null)).toMatchObject({ hasTheme: false, weddingTheme: '' })
  })
})
