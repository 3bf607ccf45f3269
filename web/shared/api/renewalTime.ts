/** When the session was last renewed in this browser, by whichever tab. */
export interface RenewalTime {
  /** Milliseconds of this machine's clock; 0 when nobody knows of one. */
  read(): Promise<number>
  write(at: number): Promise<void>
}

/** A call that was refused longer ago is not waiting any more. */
const keptMs = 5 * 60_000

/**
 * Keeps the time in a cookie, which every tab reads as it is at this moment: what another process wrote to `localStorage` may be seen a
 * moment late. Browsers without the Cookie Store API, and pages that are not served securely, know of their own tab's renewals alone.
 * @param name of the cookie
 */
export function createRenewalTime(name: string): RenewalTime {
  const cookies = 'cookieStore' in globalThis ? cookieStore : undefined
  let here = 0
  return {
    async read() {
      const found = Number((await cookies?.get(name).catch(() => null))?.value)
      return Number.isNaN(found) ? here : Math.max(here, found)
    },
    async write(at) {
      here = at
      await cookies?.set({ name, value: String(at), expires: at + keptMs, sameSite: 'lax' }).catch(() => {})
    },
  }
}
