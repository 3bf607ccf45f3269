import type { CoupleEvent } from '../couple/coupleEvents.ts'
import { defineProcess, makeEffect } from '../process.ts'

export const eraseCoupleWhenItDeletesItsAccount = defineProcess<Extract<CoupleEvent, { type: 'AccountDeletionAsked' }>>({
  name: 'eraseCoupleWhenItDeletesItsAccount',
  events: ['AccountDeletionAsked'],
  startsFrom: 'beginning',
  react: ({ data }) => [makeEffect('erasure', { person: { kind: 'couple', id: data.coupleId } })],
})
