/** The provider whose plan applies. */
interface Planned {
  readonly kind: 'planner' | 'venue' | null | undefined
  readonly hasPremium: boolean
}

/**
 * The maximum number of photographs or videos of a provider, given the limit `most` of a planner without Premium; undefined: no limit. Rule
 * PHO-2.
 */
export function planQuota({ kind, hasPremium }: Planned, most: number): number | undefined {
  return hasPremium || kind === 'venue' ? undefined : most
}

/** The properties of a gallery item that decide whether it is shown. */
export interface PlannedItem {
  /** Increases with each added item. */
  readonly added: number
  /** Everything except the plan allows it to be shown. */
  readonly isPublished: boolean
}

/**
 * The items that the plan shows, in their order: of the showable items those added first. So a downgrade hides the newest above the quota,
 * and an upgrade shows them again. Nothing of this is stored. Rules PHO-4 and VID-2.
 */
export function shownByPlan<Item extends PlannedItem>(items: readonly Item[], quota: number | undefined): readonly Item[] {
  const published = items.filter(({ isPublished }) => isPublished)
  if (quota === undefined || published.length <= quota) return published
  const first = new Set(published.toSorted((a, b) => a.added - b.added).slice(0, quota))
  return published.filter((item) => first.has(item))
}
