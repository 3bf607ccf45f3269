/** When the session was last renewed in this browser, by whichever tab. */
export interface RenewalTime {
  /** Milliseconds of this machine's clock; 0 when unknown. */
  read(): Promise<number>
  write(at: number): Promise<void>
}

/** No call waits longer than this for a renewal. */
const keptMs = 5 * 60_000

/**
 * Keeps the time in a cookie, because another process's write to `localStorage` may become visible late. Without the Cookie Store API
 * (older browsers, insecure origins) each tab knows only its own renewals.
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
