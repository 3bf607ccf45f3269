/** Whose plan it is. */
interface Planned {
  readonly kind: 'planner' | 'venue' | null | undefined
  readonly hasPremium: boolean
}

/** How many photographs, or videos, a provider may show when a planner without Premium shows `most`; undefined: as many as wanted. Rule PHO-2. */
export function planQuota({ kind, hasPremium }: Planned, most: number): number | undefined {
  return hasPremium || kind === 'venue' ? undefined : most
}

/** An item of a gallery, as far as its being shown depends on it. */
export interface PlannedItem {
  /** Counts up with each item that was added. */
  readonly added: number
  /** Nothing but the plan keeps it from being shown. */
  readonly isPublished: boolean
}

/**
 * Which items the plan shows, in their order: of those that are to be shown the first that were added, so a downgrade hides the newest above the
 * quota and an upgrade shows them again. Nothing is stored of it. Rules PHO-4 and VID-2.
 */
export function shownByPlan<Item extends PlannedItem>(items: readonly Item[], quota: number | undefined): readonly Item[] {
  const published = items.filter(({ isPublished }) => isPublished)
  if (quota === undefined || published.length <= quota) return published
  const first = new Set(published.toSorted((a, b) => a.added - b.added).slice(0, quota))
  return published.filter((item) => first.has(item))
}
