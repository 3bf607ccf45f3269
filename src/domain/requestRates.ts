/** The periods, in days up to today, that rates are shown over. Rule STA-1. */
export const ratePeriods = [1, 7, 30] as const

/** What became of the requests that were received in a period. */
export interface RequestCounts {
  readonly received: number
  readonly seen: number
  readonly unlocked: number
  readonly rejected: number
}

/** Shares of all requests received in a period, 0 to 1; null where there was none. */
export interface RequestRates {
  readonly answer: number | null
  readonly seen: number | null
  readonly rejected: number | null
  readonly unlocked: number | null
}

/** The rates of a period; an answer is an unlock or a rejection. Rule STA-1. */
export function ratesOf({ received, seen, unlocked, rejected }: RequestCounts): RequestRates {
  const share = (count: number) => (received === 0 ? null : count / received)
  return { answer: share(unlocked + rejected), seen: share(seen), rejected: share(rejected), unlocked: share(unlocked) }
}
