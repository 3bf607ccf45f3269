import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import { schemaOf } from '../runner/projection.ts'
import { drawnFace } from './providerCard.ts'
import { providerDirectory } from './providerDirectory.ts'
import type { DirectoryPhoto, DirectoryVideo, ProviderRow } from './providerRow.ts'
import { needsAlt, quotaOf, shownPhotos, shownVideos } from './shownGallery.ts'

/** A provider's photographs as it sees them itself; pictures by their names. */
export interface OwnGallery {
  readonly profilePhoto: string | null
  readonly placeholder: `portraits/${string}`
  readonly photos: readonly (DirectoryPhoto & { readonly isKey: boolean; readonly needsAlt: boolean; readonly shown: boolean })[]
  readonly premium: boolean
  /** How many the plan allows; null: as many as wanted. */
  readonly quota: number | null
}

/** A provider's videos as it sees them itself. */
export interface OwnVideos {
  readonly videos: readonly (DirectoryVideo & { readonly shown: boolean })[]
  readonly premium: boolean
  /** How many the plan allows; null: as many as wanted. */
  readonly quota: number | null
}

type GalleryRow = Pick<ProviderRow, 'kind' | 'premium' | 'public_id' | 'photos' | 'videos' | 'key_photo' | 'profile_photo'>

/** Undefined for a provider that never registered, or is erased. */
export async function findGallery(pool: Pool, providerId: ProviderId, rules: PublicRules): Promise<OwnGallery | undefined> {
  const row = await rowOf(pool, providerId)
  if (!row) return undefined
  const quota = quotaOf(row, rules.freePlan.photos)
  const shown = new Set(shownPhotos(row, rules).map(({ photoId }) => photoId))
  return {
    profilePhoto: row.profile_photo,
    placeholder: drawnFace(row.public_id),
    photos: row.photos.map((photo) => ({
      ...photo,
      isKey: photo.photoId === (row.key_photo ?? row.photos[0]?.photoId),
      needsAlt: needsAlt(photo),
      shown: shown.has(photo.photoId),
    })),
    premium: row.premium,
    quota: quota ?? null,
  }
}

/** Undefined for a provider that never registered, or is erased. */
export async function findVideos(pool: Pool, providerId: ProviderId, rules: PublicRules): Promise<OwnVideos | undefined> {
  const row = await rowOf(pool, providerId)
  if (!row) return undefined
  const shown = new Set(shownVideos(row, rules).map(({ videoId }) => videoId))
  return {
    videos: row.videos.map((video) => ({ ...video, shown: shown.has(video.videoId) })),
    premium: row.premium,
    quota: quotaOf(row, rules.freePlan.videos) ?? null,
  }
}

async function rowOf(pool: Pool, providerId: ProviderId): Promise<GalleryRow | undefined> {
  const { rows } = await pool.query<GalleryRow>(
    `SELECT kind, premium, public_id, photos, videos, key_photo, profile_photo FROM ${schemaOf(providerDirectory)}.providers
     WHERE provider_id = $1 AND kind IS NOT NULL`,
    [providerId],
  )
  return rows[0]
}
