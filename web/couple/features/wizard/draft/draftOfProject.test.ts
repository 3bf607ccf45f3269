import { describe, expect, it } from 'vitest'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { wizardProject } from '../../../../../tests/setup/wizardProject.ts'
import { draftOfProject } from './draftOfProject.ts'
import { projectBody } from './projectDraft.ts'

const kept = (over: object = {}) =>
  ({ ...wizardProject(), message: '', status: 'upcoming', prestataires: [], ...over }) as unknown as Project

describe('the answers of a project', () => {
  it.each([
    {},
    { serviceType: '', hasTheme: false, weddingTheme: '' },
    { eventLocation: 'Lyon' },
    { eventType: 'pacs', serviceType: '', hasTheme: false, weddingTheme: '' },
    { eventType: 'Noces d’or', serviceType: '', hasTheme: false, weddingTheme: '', zipCode: '' },
  ])('make the same project again: %j', (over) => {
    const project = kept(over)
    const { eventType, eventLocation, zipCode, serviceType, hasTheme, weddingTheme, languages, guestRange } = project
    expect(projectBody(draftOfProject(project), 'p')).toMatchObject({
      eventType,
      eventLocation,
      zipCode,
      serviceType,
      hasTheme,
      weddingTheme,
      languages,
      guestRange,
    })
  })

  it('mark a missing theme only where the event has a theme question', () => {
    const without = { hasTheme: false, weddingTheme: '' }
    expect(draftOfProject(kept(without)).hasTheme).toBe(false)
    expect(draftOfProject(kept({ ...without, eventType: 'pacs' })).hasTheme).toBe(null)
  })
})
