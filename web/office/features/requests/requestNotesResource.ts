import { defineResource } from '../../kit/defineResource.ts'

/** The provider's notes on its requests. They are shown with their request and have no page of their own. */
export const requestNotesResource = defineResource({
  name: 'requestNotes',
  access: { as: 'provider' },
  changedBy: ['RequestNoteWritten'],
})
