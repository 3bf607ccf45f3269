/** The guarantee's promises for an unlock. A version never changes once it was in force; another promise is another version. */
export interface Guarantee {
  readonly version: number
  /** ISO time: applies to unlocks from then on. */
  readonly since: string
  /**
   * The couple's phone refuses this many messages on as many different days, or its e-mail bounces permanently, within this many days of
   * the unlock.
   */
  readonly unreachable: { readonly days: number; readonly refusedMessages: number }
  /** The couple withdraws the request or cancels its project within this many days of the unlock. */
  readonly withdrawn: { readonly days: number }
}

/** Oldest first. Rules without a number, `settled-first` and `duplicate`, are the same in every version so far. */
const versions: readonly [Guarantee, ...Guarantee[]] = [
  { version: 1, since: '1970-01-01T00:00:00.000Z', unreachable: { days: 14, refusedMessages: 2 }, withdrawn: { days: 14 } },
]

/** The guarantee in force when a request was unlocked; later versions do not change it. */
export function guaranteeOf(unlockedAt: string): Guarantee {
  return versions.findLast(({ since }) => Date.parse(since) <= Date.parse(unlockedAt)) ?? versions[0]
}

/** The end of a window of days; the last moment is included. */
export function endOfWindow(unlockedAt: string, days: number): string {
  return new Date(Date.parse(unlockedAt) + days * 86_400_000).toISOString()
}
