import type { CoupleEvent } from '../couple/coupleEvents.ts'
import { defineProcess } from '../process.ts'

export const eraseCoupleWhenItDeletesItsAccount = defineProcess<Extract<CoupleEvent, { type: 'AccountDeletionAsked' }>>({
  name: 'eraseCoupleWhenItDeletesItsAccount',
  events: ['AccountDeletionAsked'],
  startsFrom: 'beginning',
  react: ({ data }) => [{ kind: 'erasure', coupleId: data.coupleId }],
})
