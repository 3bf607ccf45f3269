import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import { schemaOf } from '../runner/projection.ts'
import { drawnFace, planLimit } from './providerCard.ts'
import { providerDirectory } from './providerDirectory.ts'
import type { ProviderRow } from './providerRow.ts'

/** A provider's photographs as it sees them itself; pictures by their names. */
export interface OwnGallery {
  readonly profilePhoto: string | null
  readonly placeholder: `portraits/${string}`
  readonly photos: readonly (ProviderRow['photos'][number] & { readonly isKey: boolean; readonly shown: boolean })[]
  readonly premium: boolean
  /** How many the plan allows; null: as many as wanted. */
  readonly quota: number | null
}

type GalleryRow = Pick<ProviderRow, 'kind' | 'premium' | 'public_id' | 'photos' | 'key_photo' | 'profile_photo'>

/** Undefined for a provider that never registered, or is erased. */
export async function findGallery(pool: Pool, providerId: ProviderId, rules: PublicRules): Promise<OwnGallery | undefined> {
  const { rows } = await pool.query<GalleryRow>(
    `SELECT kind, premium, public_id, photos, key_photo, profile_photo FROM ${schemaOf(providerDirectory)}.providers
     WHERE provider_id = $1 AND kind IS NOT NULL`,
    [providerId],
  )
  const [row] = rows
  if (!row) return undefined
  const quota = planLimit(row, rules.freePlan.photos)
  return {
    profilePhoto: row.profile_photo,
    placeholder: drawnFace(row.public_id),
    photos: row.photos.map((photo, index) => ({
      ...photo,
      isKey: photo.photoId === (row.key_photo ?? row.photos[0]?.photoId),
      shown: quota === undefined || index < quota,
    })),
    premium: row.premium,
    quota: quota ?? null,
  }
}
