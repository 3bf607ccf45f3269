import { apiSides } from '../../../src/api/schemas/apiSides.ts'
import type { OfficeRole } from './permissions.ts'

/** The part of the API that a role uses. */
export interface Side {
  /** Base path of its resources. */
  readonly base: string
  readonly refreshPath: string
  /** Path of its live channel. */
  readonly eventsPath: string
}

export const sides: Readonly<Record<OfficeRole, Side>> = { provider: apiSides.provider, admin: apiSides.admin }
