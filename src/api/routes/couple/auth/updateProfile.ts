import { type CoupleProfile, couple, coupleStream } from '../../../../domain/couple/couple.ts'
import { updateProfile } from '../../../../domain/couple/updateProfile.ts'
import { commandRoute, NoCommand } from '../../../commandRoute.ts'
import { Problem } from '../../../problem.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { setLanguageCookie } from '../../../sessionCookies.ts'
import { changedMeanwhile, succeeded } from '../answers.ts'
import { checkProfileFields } from './checkProfileFields.ts'
import { coupleUser } from './coupleUser.ts'
import { profileTag } from './profileTag.ts'
import { refusedSignIn } from './refusedSignIn.ts'

/** POST /api/project/update-profile: changes e-mail, city and language; a couple cannot change its names and phone. */
export const updateProfileRoute = commandRoute({
  ...coupleCalls.updateProfile,
  access: { as: 'couple' },
  docs: {
    tags: ['profile'],
    summary: 'Change the profile',
    description: 'With If-Match, the ETag of me or of the last change: 412 when it was changed meanwhile.',
  },
  command: updateProfile,
  async input({ caller, body, language, request, dependencies }) {
    const { profile } = (await dependencies.commands.load(couple, coupleStream(caller))).state
    const before = profile && coupleUser(profile)
    if (!profile || !before) throw noSuchCouple()
    const checked = await checkProfileFields(dependencies, body, language)
    if (!('profile' in checked)) return new NoCommand({ ...refusedSignIn('invalid-fields', language, checked.errors), user: null })
    const seen = request.headers['if-match']
    // An outdated tag is refused only by the decision, so that a retry finds what its first attempt did.
    const instead = seen === undefined || seen === '*' ? {} : { instead: seen === profileTag(before) ? editableOf(profile) : null }
    return { coupleId: caller, ...checked.profile, ...instead }
  },
  answer({ state: { profile } }, { reply, dependencies }) {
    const user = profile && coupleUser(profile)
    if (!user) throw noSuchCouple()
    setLanguageCookie(reply, dependencies.settings, user.locale)
    reply.header('etag', profileTag(user))
    return { ...succeeded, user }
  },
  refusals: { couple_not_found: noSuchCouple, changed_meanwhile: ({ language }) => changedMeanwhile(language) },
})

function noSuchCouple(): Problem {
  return new Problem(401, 'unauthorized')
}

function editableOf({ email, home, locale }: CoupleProfile): Pick<CoupleProfile, 'email' | 'home' | 'locale'> {
  return { email, home, locale }
}
