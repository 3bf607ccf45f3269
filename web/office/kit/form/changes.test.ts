import { describe, expect, it } from 'vitest'
import { changesOf, differences } from './changes.ts'

const base = { id: '1', etag: '"1"', firstname: 'Claire', phone: null, languages: ['fr'] }

describe('the changes of a person', () => {
  it('are the fields whose value differs; a field left empty is not a change', () => {
    expect(changesOf(base, { firstname: 'Clara', phone: '', languages: ['fr'] })).toEqual({ firstname: 'Clara' })
  })

  it('are compared field by field with what somebody else saved meanwhile', () => {
    expect(differences({ firstname: 'Clara', languages: ['fr'] }, { firstname: 'Chloé', languages: ['fr'], etag: '"2"' })).toEqual([
      { field: 'firstname', mine: 'Clara', theirs: 'Chloé' },
    ])
  })
})
