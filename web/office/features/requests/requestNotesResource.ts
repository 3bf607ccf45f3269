import { defineResource } from '../../kit/defineResource.ts'

/** What a provider notes about its requests: each stands on the page of its request. */
export const requestNotesResource = defineResource({
  name: 'requestNotes',
  access: { as: 'provider' },
  label: 'requestNotes.title',
  changedBy: ['RequestNoteWritten'],
})
