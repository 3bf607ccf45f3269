import type { FastifyRequest } from 'fastify'
import type { ProviderId } from '../../../domain/ids.ts'
import { isPictureName } from '../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { type CardRow, type CardViewer, cardOf, type ProviderCard } from '../../../projections/providerDirectory/providerCard.ts'
import { type CardOptions, cardsOf, ownProfile, publicProfile } from '../../../projections/providerDirectory/providerCards.ts'
import type { ApiDependencies } from '../../dependencies.ts'

/** A card in the couple API, with picture addresses: paths without a width; the client appends `?w=` and one of `pictureWidths`. */
export interface ShownCard extends Omit<ProviderCard, 'picture' | 'images'> {
  readonly profileImage: string
  readonly images: readonly { readonly thumb: string; readonly alt: string; readonly caption: string }[]
}

/**
 * Cards for the caller: `cards` in the order of the ids, `cardFrom` of a row from a search or suggestion, `profile` of a public provider,
 * `own` of a provider, public or not.
 */
export function shownCards({ commands, database, secrets }: Pick<ApiDependencies, 'commands' | 'database' | 'secrets'>) {
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))
  const shown = ({ picture, images, ...card }: ProviderCard): ShownCard => ({
    ...card,
    profileImage: isPictureName(picture) ? pictureUrl(picture) : '',
    images: images.flatMap(({ picture: name, alt, caption }) => (isPictureName(name) ? [{ thumb: pictureUrl(name), alt, caption }] : [])),
  })
  const viewer = (request: FastifyRequest): CardViewer => ({ language: request.language, now: commands.now(), rules: commands.rules })
  const cards = async (request: FastifyRequest, ids: readonly string[], options?: CardOptions): Promise<readonly ShownCard[]> =>
    (await cardsOf(database, ids, viewer(request), options)).map(shown)
  const cardFrom = (request: FastifyRequest, row: CardRow, excerpt: 'html' | 'text' = 'html') =>
    shown(cardOf(row, viewer(request), excerpt))
  const profile = async (request: FastifyRequest, idOrPublicId: string): Promise<ShownCard | undefined> => {
    const card = await publicProfile(database, idOrPublicId, viewer(request))
    return card && shown(card)
  }
  const own = async (request: FastifyRequest, id: ProviderId): Promise<ShownCard | undefined> => {
    const card = await ownProfile(database, id, viewer(request))
    return card && shown(card)
  }
  /** The picture at the top of the page of a provider without photographs. */
  const drawnCover = ({ publicId }: Pick<ShownCard, 'publicId'>) => pictureUrl(`wide-scenes/${publicId}`)
  return { cards, cardFrom, profile, own, drawnCover }
}
