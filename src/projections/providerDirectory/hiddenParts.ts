import { itemPart, singlePart } from '../../domain/provider/profilePart.ts'
import type { ProviderRow } from './providerRow.ts'

type Hideable = Pick<
  ProviderRow,
  | 'hidden_parts'
  | 'portrait'
  | 'experience'
  | 'strengths'
  | 'service_text'
  | 'services'
  | 'website'
  | 'social_addresses'
  | 'profile_photo'
  | 'photos'
  | 'videos'
>

/** Removes what moderation rejected from a provider. The name is handled when the row is written. Rule MOD-3. */
export function withoutHidden<Row extends Hideable>(row: Row): Row {
  if (row.hidden_parts.length === 0) return row
  const hidden = new Set<string>(row.hidden_parts)
  const kept = <Value>(part: Parameters<typeof singlePart>[0], value: Value, empty: Value): Value =>
    hidden.has(singlePart(part)) ? empty : value
  return {
    ...row,
    portrait: kept('portrait', row.portrait, ''),
    experience: kept('experience', row.experience, ''),
    strengths: kept('strengths', row.strengths, []),
    service_text: kept('service_text', row.service_text, ''),
    services: kept(
      'service_descriptions',
      row.services,
      row.services.map((offer) => ({ ...offer, description: null })),
    ),
    website: kept('website', row.website, null),
    social_addresses: kept('social_networks', row.social_addresses, {}),
    profile_photo: kept('profile_photo', row.profile_photo, null),
    photos: row.photos
      .filter(({ photoId }) => !hidden.has(itemPart('photo', photoId)))
      .map((photo) => (hidden.has(itemPart('caption', photo.photoId)) ? { ...photo, caption: '', alt: '' } : photo)),
    videos: row.videos.filter(({ videoId }) => !hidden.has(itemPart('video', videoId))),
  }
}
