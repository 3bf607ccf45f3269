import { apiSides } from '../../../src/api/schemas/apiSides.ts'
import type { OfficeRole } from './permissions.ts'

/** The part of the API that a role works with. */
export interface Side {
  /** Where its resources lie. */
  readonly base: string
  readonly refreshPath: string
  /** Its live channel. */
  readonly eventsPath: string
}

export const sides: Readonly<Record<OfficeRole, Side>> = { provider: apiSides.provider, admin: apiSides.admin }
