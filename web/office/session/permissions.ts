import type { z } from 'zod'
import type { OfficeSession } from '../../../src/api/schemas/pro/auth.ts'

/** react-admin's permissions: the role of the session, and an administrator's capabilities. */
export type Permissions = Readonly<z.output<typeof OfficeSession>>

/** The roles of the office. */
export type OfficeRole = Permissions['role']

/** Who may open a page, in the terms of the API's routes. */
export interface PageAccess {
  readonly as: OfficeRole
  /** The capability that an administrator needs. */
  readonly can?: Permissions['capabilities'][number]
}

/** Whether a person may open a page. Without permissions it may open none. */
export function mayOpen({ as, can }: PageAccess, permissions: Permissions | undefined): boolean {
  return permissions?.role === as && (can === undefined || permissions.capabilities.includes(can))
}

/** The pages that a person may open. */
export function openTo<Page extends { readonly access: PageAccess }>(
  pages: readonly Page[],
  permissions: Permissions | undefined,
): readonly Page[] {
  return pages.filter(({ access }) => mayOpen(access, permissions))
}
