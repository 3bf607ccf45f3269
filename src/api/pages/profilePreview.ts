import type { FastifyRequest } from 'fastify'
import type { ProviderId } from '../../domain/ids.ts'
import { completionOf } from '../../domain/provider/completionOf.ts'
import { previewedSteps } from '../../domain/provider/previewedSteps.ts'
import { provider, providerStream } from '../../domain/provider/provider.ts'
import { publicObstacles } from '../../domain/provider/publicObstacles.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { type ShownCard, shownCards } from '../routes/couple/shownCards.ts'
import type { ProfilePreview } from '../schemas/publicPage.ts'

/** `signIn`: it is the provider's browser, but its session must be renewed first. */
export type OwnPreview = { readonly card: ShownCard; readonly preview: ProfilePreview } | 'signIn'

/**
 * The page of a provider that is not public, for the provider itself or an administrator acting as it (who reads the same); undefined for
 * everybody else, so that nobody learns that the page exists. Rule COM-14.
 */
export function profilePreview(dependencies: Pick<ApiDependencies, 'commands' | 'database' | 'secrets' | 'tokens'>) {
  const { commands, tokens } = dependencies
  const { own } = shownCards(dependencies)
  return async (request: FastifyRequest, publicId: string): Promise<OwnPreview | undefined> => {
    const { session } = request
    // A browser may have a couple's session beside the provider's.
    const cookie = request.sessionCookie('provider', 'access')
    const verified = session?.role === 'provider' ? session : cookie === undefined ? null : await tokens.verifyAccess(cookie)
    const issued = verified ?? (cookie === undefined ? null : await tokens.readIssued(cookie))
    if (issued?.role !== 'provider') return undefined
    const id = issued.id as ProviderId
    const card = await own(request, id)
    if (card?.publicId !== publicId) return undefined
    // The redirect reveals only an address that the token's owner knows; the page's content requires a valid session.
    if (!verified) return issued.expiresAt <= commands.now() ? 'signIn' : undefined
    const { state } = await commands.load(provider, providerStream(id))
    const steps = completionOf({ provider: state, hasPremium: false, hasCalendar: false, reviews: 0 })
    const missing = previewedSteps.filter((name) => steps.some((step) => step.name === name && !step.isDone))
    return { card, preview: { obstacles: publicObstacles(state), missing } }
  }
}
