/** What the guarantee promises for an unlock. A version is never changed once it was in force; another promise is another version. */
export interface Guarantee {
  readonly version: number
  /** ISO time: unlocks from then on are under it. */
  readonly since: string
  /** The couple's phone refuses so many messages on as many days, or its e-mail bounces for good, within so many days of the unlock. */
  readonly unreachable: { readonly days: number; readonly refusedMessages: number }
  /** The couple takes the request back, or cancels its project, within so many days of the unlock. */
  readonly withdrawn: { readonly days: number }
}

/** Oldest first. What has no number, `settled-first` and `duplicate`, is the same in every version so far. */
const versions: readonly [Guarantee, ...Guarantee[]] = [
  { version: 1, since: '1970-01-01T00:00:00.000Z', unreachable: { days: 14, refusedMessages: 2 }, withdrawn: { days: 14 } },
]

/** The guarantee that was in force when a request was unlocked: that one holds for it, whatever is promised later. */
export function guaranteeOf(unlockedAt: string): Guarantee {
  return versions.findLast(({ since }) => Date.parse(since) <= Date.parse(unlockedAt)) ?? versions[0]
}

/** The end of a window of so many days; the last moment belongs to it. */
export function endOfWindow(unlockedAt: string, days: number): string {
  return new Date(Date.parse(unlockedAt) + days * 86_400_000).toISOString()
}
