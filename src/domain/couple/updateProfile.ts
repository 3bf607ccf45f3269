import { defineCommand, refuse } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import type { Place } from '../place.ts'
import { sameData } from '../sameData.ts'
import { type Couple, couple, coupleStream } from './couple.ts'
import type { CoupleEvent } from './coupleEvents.ts'

export interface UpdateProfile {
  readonly coupleId: CoupleId
  readonly email: string
  readonly home: Place
  readonly locale: string
}

/** Names and phone cannot be changed by the couple itself (couple-side.md section 6). */
export const updateProfile = defineCommand<UpdateProfile, Couple, CoupleEvent>({
  name: 'updateProfile',
  aggregate: couple,
  stream: (input) => coupleStream(input.coupleId),
  decide(input, { profile }) {
    if (!profile) return refuse('couple-not-found')
    const unchanged =
      profile.hasFinishedOnboarding &&
      profile.email === input.email &&
      profile.locale === input.locale &&
      sameData(profile.home, input.home)
    return unchanged ? [] : [{ type: 'CoupleProfileUpdated', data: input }]
  },
})
