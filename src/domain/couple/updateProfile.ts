import { defineCommand, refuse } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import type { Place } from '../place.ts'
import { sameData } from '../sameData.ts'
import { type CoupleProfile, couple, coupleStream } from './couple.ts'

export interface UpdateProfile {
  readonly coupleId: CoupleId
  readonly email: string
  readonly home: Place
  readonly locale: string
  /** The version that the couple saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: Pick<CoupleProfile, 'email' | 'home' | 'locale'> | null
}

/** A couple cannot change its names and phone by itself. */
export const updateProfile = defineCommand(couple)({
  name: 'updateProfile',
  stream: (input: UpdateProfile) => coupleStream(input.coupleId),
  refusals: ['couple_not_found', 'changed_meanwhile'],
  decide({ instead, ...input }, { profile, deletion }) {
    if (!profile || deletion) return refuse('couple_not_found')
    const { email, home, locale } = profile
    if (instead !== undefined && !sameData(instead, { email, home, locale })) return refuse('changed_meanwhile')
    const unchanged = profile.hasFinishedOnboarding && email === input.email && locale === input.locale && sameData(home, input.home)
    return unchanged ? [] : [{ type: 'CoupleProfileUpdated', data: input }]
  },
})
