import { type CoupleProfile, couple, coupleStream } from '../../../../domain/couple/couple.ts'
import { updateProfile } from '../../../../domain/couple/updateProfile.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { ProfileFields, UpdateProfileAnswer } from '../../../schemas/couple/auth.ts'
import { setLanguageCookie } from '../../../sessionCookies.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { succeeded } from '../answers.ts'
import { signedInCouple } from '../signedInCouple.ts'
import { checkProfileFields } from './checkProfileFields.ts'
import { coupleUser } from './coupleUser.ts'
import { profileTag } from './profileTag.ts'
import { refusedSignIn } from './refusedSignIn.ts'

/** POST /api/project/update-profile: e-mail, city and language; names and phone cannot be changed by the couple itself. */
export const updateProfileRoute: Route = (api, dependencies) => {
  const { commands, settings } = dependencies
  api.post(
    '/api/project/update-profile',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['profile'],
        summary: 'Change the profile',
        description: 'With If-Match, the ETag of me or of the last change: 412 when it was changed meanwhile.',
        body: ProfileFields,
        response: { 200: UpdateProfileAnswer },
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const coupleId = signedInCouple(request)
      const { profile } = (await commands.load(couple, coupleStream(coupleId))).state
      const before = profile && coupleUser(profile)
      if (!profile || !before) throw new Problem(401, 'unauthorized')
      const checked = await checkProfileFields(dependencies, body, language)
      if (!('profile' in checked)) return { ...refusedSignIn('invalid-fields', language, checked.errors), user: null }

      const seen = request.headers['if-match']
      // A tag out of date is left to the decision, so that a retry finds what its first attempt did.
      const instead = seen === undefined || seen === '*' ? {} : { instead: seen === profileTag(before) ? editableOf(profile) : null }
      const input = { coupleId, ...checked.profile, ...instead }
      const outcome = await commands.handle(updateProfile, input, request.commandContext())
      reply.reached(outcome.position)
      if (!outcome.accepted && outcome.refused === 'couple-not-found') throw new Problem(401, 'unauthorized')
      if (!outcome.accepted) throw new Problem(412, 'changed-meanwhile', { detail: signInText('changed-meanwhile', language) })
      const user = outcome.state.profile && coupleUser(outcome.state.profile)
      if (!user) throw new Problem(401, 'unauthorized')
      setLanguageCookie(reply, settings, user.locale)
      reply.header('etag', profileTag(user))
      return { ...succeeded, user }
    },
  )
}

function editableOf({ email, home, locale }: CoupleProfile): Pick<CoupleProfile, 'email' | 'home' | 'locale'> {
  return { email, home, locale }
}
