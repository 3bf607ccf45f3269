/** What every side's API has besides its calls. */
function sideAt<const Base extends string>(base: Base) {
  return { base, refreshPath: `${base}/token/refresh`, eventsPath: `${base}/events` } as const
}

/** Where the API of each role lies: its calls are declared in full in `…Calls.ts`. */
export const apiSides = { couple: sideAt('/api'), provider: sideAt('/api/pro'), admin: sideAt('/api/admin') } as const
