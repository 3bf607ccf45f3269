import { inOrder } from '../../../domain/provider/inOrder.ts'
import { isPictureName, type PictureName } from '../../../integrations/images/pictureName.ts'
import { inlineExcerpt, sanitisePortrait } from '../../../projections/sanitiseHtml.ts'
import type { VenueRecipientRow } from '../../../projections/venues/venueRecipients.ts'
import { escapedText } from '../../schemas/escapedText.ts'
import { venuePage } from '../../schemas/pagePaths.ts'
import type { ShownCard } from './shownCards.ts'

/** A card of a provider or of one of its venues, which has further fields. */
export interface RecipientCard extends Omit<ShownCard, 'id'> {
  readonly id: string
  readonly venue?: { readonly owner: string; readonly guests: number | null }
}

/** The data for a venue's card. A deleted venue has only a name and a town. */
export type VenueToShow = Pick<VenueRecipientRow, 'venue_id' | 'name' | 'city'> & Partial<VenueRecipientRow>

interface Showing {
  readonly pictureUrl: (name: PictureName) => string
  readonly excerptLength: number
}

/** A venue as a card or profile: name, place, texts and pictures are its own; languages and membership are its provider's. */
export function venueCardOf(owner: ShownCard, venue: VenueToShow, { pictureUrl, excerptLength }: Showing): RecipientCard {
  const {
    venue_id: id,
    public_id: publicId = id,
    slug,
    name,
    city,
    zip_code = null,
    description = '',
    details = '',
    website = null,
  } = venue
  const { images = [], key_image = null, seated = null, standing = null, facebook = null, instagram = null } = venue
  const text = escapedText(description)
  const shown = inOrder(images, key_image === null ? [] : [key_image], (image) => image.id).flatMap(({ picture, alt, caption }) =>
    isPictureName(picture) ? [{ thumb: pictureUrl(picture), alt, caption }] : [],
  )
  const networks = [
    { network: 'facebook', address: facebook },
    { network: 'instagram', address: instagram },
  ] as const
  return {
    ...owner,
    id,
    publicId,
    name,
    profileUrl: venuePage(publicId, slug),
    profileImage: shown[0]?.thumb ?? '',
    city: city ?? '',
    cp: zip_code ?? '',
    portrait: inlineExcerpt(text, excerptLength),
    prestations: [],
    description_longue: sanitisePortrait(`<p>${text.replaceAll('\n', '<br>')}</p>${details}`),
    experience: '',
    service: '',
    benefits: [],
    images: shown,
    videos: [],
    website: website !== null && /^https?:\/\//.test(website) ? website : null,
    createdYear: null,
    accent: null,
    socialNetworks: networks.flatMap(({ network, address }) => (address === null ? [] : [{ network, address }])),
    venue: { owner: owner.name, guests: seated === null && standing === null ? null : Math.max(seated ?? 0, standing ?? 0) },
  }
}
