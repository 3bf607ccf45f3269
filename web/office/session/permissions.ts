import type { z } from 'zod'
import type { OfficeSession } from '../../../src/api/schemas/pro/auth.ts'

/** What react-admin calls permissions: as whom somebody is signed in, and what an administrator may do. */
export type Permissions = Readonly<z.output<typeof OfficeSession>>

/** The kinds of people who use the office. */
export type OfficeRole = Permissions['role']

/** Whom a page is for, in the words of the API's routes. */
export interface PageAccess {
  readonly as: OfficeRole
  /** What an administrator must be allowed to do. */
  readonly can?: Permissions['capabilities'][number]
}

/** Whether a page is for this person; nobody's permissions open none. */
export function mayOpen({ as, can }: PageAccess, permissions: Permissions | undefined): boolean {
  return permissions?.role === as && (can === undefined || permissions.capabilities.includes(can))
}

/** Those of the pages that are for this person. */
export function openTo<Page extends { readonly access: PageAccess }>(
  pages: readonly Page[],
  permissions: Permissions | undefined,
): readonly Page[] {
  return pages.filter(({ access }) => mayOpen(access, permissions))
}
