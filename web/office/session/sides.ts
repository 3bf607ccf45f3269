import type { OfficeRole } from './permissions.ts'

/** The part of the API that a role works with. */
export interface Side {
  /** Where its resources lie. */
  readonly base: string
  readonly refreshPath: string
  /** Its live channel. */
  readonly eventsPath: string
}

const sideAt = (base: string): Side => ({ base, refreshPath: `${base}/token/refresh`, eventsPath: `${base}/events` })

export const sides: Readonly<Record<OfficeRole, Side>> = { provider: sideAt('/api/pro'), admin: sideAt('/api/admin') }
