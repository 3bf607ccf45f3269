import type { PersonEvent } from '../person/personEvents.ts'
import { defineProcess, makeEffect } from '../process.ts'

export const erasePersonWhenItsErasureIsAsked = defineProcess<Extract<PersonEvent, { type: 'PersonErasureAsked' }>>({
  name: 'erasePersonWhenItsErasureIsAsked',
  events: ['PersonErasureAsked'],
  startsFrom: 'beginning',
  react: ({ data }) => [makeEffect('erasure', { person: data.person })],
})
