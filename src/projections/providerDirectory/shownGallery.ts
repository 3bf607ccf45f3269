import { planQuota, shownByPlan } from '../../domain/provider/planQuota.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import type { DirectoryPhoto, DirectoryVideo, ProviderRow } from './providerRow.ts'

type Planned = Pick<ProviderRow, 'kind' | 'premium' | 'photos' | 'videos'>

/** How many photographs, or videos, the plan shows; undefined: as many as wanted. */
export function quotaOf({ kind, premium }: Pick<Planned, 'kind' | 'premium'>, most: number): number | undefined {
  return planQuota({ kind, hasPremium: premium }, most)
}

/** Couples see a photograph once it has an alternative text. Rule PHO-5. */
export function needsAlt({ alt, altRequired }: Pick<DirectoryPhoto, 'alt' | 'altRequired'>): boolean {
  return altRequired && alt === ''
}

/** The photographs that couples see, without those that moderation hides, in order. */
export function shownPhotos(row: Planned, { freePlan }: Pick<PublicRules, 'freePlan'>): readonly DirectoryPhoto[] {
  const items = row.photos.map((photo) => ({ ...photo, isPublished: photo.isVisible && !needsAlt(photo) }))
  return shownByPlan(items, quotaOf(row, freePlan.photos))
}

/** The videos that couples see, without those that moderation hides, in order. */
export function shownVideos(row: Planned, { freePlan }: Pick<PublicRules, 'freePlan'>): readonly DirectoryVideo[] {
  const items = row.videos.map((video) => ({ ...video, isPublished: video.isVisible }))
  return shownByPlan(items, quotaOf(row, freePlan.videos))
}
