import type { ComponentType, ReactNode } from 'react'
import type { TextKey } from '../i18n/useText.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { PlanBadge } from './PlanBadge.tsx'
import { StartNotice } from './StartNotice.tsx'
import { UnreadInTitle } from './UnreadInTitle.tsx'

interface RoleParts {
  /** What the office is called beside the product's name. */
  readonly spaceLabel: TextKey
  /** Stands in the top bar. */
  readonly Bar?: ComponentType
  /** Stands above every page: what is still missing before the work can begin. */
  readonly Notice?: ComponentType
  /** Says the number in front of the window's title to the pages within. */
  readonly TitleCount?: ComponentType<{ readonly children: ReactNode }>
}

/** What the layout shows to one role alone. */
export const roleParts: Readonly<Record<OfficeRole, RoleParts>> = {
  provider: { spaceLabel: 'layout.space', Bar: PlanBadge, Notice: StartNotice, TitleCount: UnreadInTitle },
  admin: { spaceLabel: 'layout.adminSpace' },
}
