import { describe, expect, it } from 'vitest'
import { changesOf, differences, mergeChanges } from './mergeChanges.ts'

const base = { id: '1', etag: '"1"', firstname: 'Claire', phone: null, languages: ['fr'] }

describe('the changes of a person', () => {
  it('are the fields whose value differs; a field left empty is not a change', () => {
    expect(changesOf(base, { firstname: 'Clara', phone: '', languages: ['fr'] })).toEqual({ firstname: 'Clara' })
  })

  it('are merged into what somebody else saved meanwhile', () => {
    const mine = { firstname: 'Clara', phone: '', languages: ['fr'] }
    const theirs = { ...base, etag: '"2"', firstname: 'Chloé', phone: '+33612345678', languages: ['fr', 'en'] }
    expect(mergeChanges(base, mine, theirs)).toEqual({ firstname: 'Clara', phone: '+33612345678', languages: ['fr', 'en'] })
  })

  it('are compared with it field by field', () => {
    expect(differences({ firstname: 'Clara', languages: ['fr'] }, { firstname: 'Chloé', languages: ['fr'], etag: '"2"' })).toEqual([
      { field: 'firstname', mine: 'Clara', theirs: 'Chloé' },
    ])
  })
})
