import type { FastifyRequest } from 'fastify'
import { couple, coupleStream } from '../../../../domain/couple/couple.ts'
import type { CoupleId } from '../../../../domain/ids.ts'
import { coupleProfile } from '../../../../projections/coupleProfile/coupleProfile.ts'
import { findCoupleUser } from '../../../../projections/coupleProfile/coupleProfileQueries.ts'
import { hasAccessToken } from '../../../plugins/session.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { User } from '../../../schemas/couple/auth.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { coupleUser } from './coupleUser.ts'
import { profileTag } from './profileTag.ts'

/** GET /api/project/me: who is signed in. */
export const meRoute: Route = (api, { database, commands }) => {
  api.get(
    coupleCalls.me.path,
    {
      config: { access: { as: 'visitor' }, reads: [coupleProfile] },
      schema: {
        tags: ['sign in'],
        summary: 'Who is signed in',
        description: 'The user, bare; null without a session. A token that is no longer good answers 401, so that the client refreshes it.',
        ...schemasOf(coupleCalls.me),
      },
    },
    async (request, reply) => {
      const { session } = request
      if (!session && carriesToken(request)) throw new Problem(401, 'unauthorized')
      if (session?.role !== 'couple') return reply.send(null)
      const coupleId = session.id as CoupleId
      // A couple that has just registered is not in the read model yet, and must not look signed out.
      const user = (await findCoupleUser(database, coupleId)) ?? (await fromLog(coupleId))
      if (user) reply.header('etag', profileTag(user))
      return user ?? null
    },
  )

  async function fromLog(coupleId: CoupleId): Promise<User | undefined> {
    const { profile, deletion } = (await commands.load(couple, coupleStream(coupleId))).state
    return profile && !deletion ? coupleUser(profile) : undefined
  }
}

/** The request has a token, valid or not; or a refresh token whose access token the browser has lost. */
function carriesToken(request: FastifyRequest): boolean {
  return hasAccessToken(request, 'couple') || request.sessionCookie('couple', 'refresh') !== undefined
}
