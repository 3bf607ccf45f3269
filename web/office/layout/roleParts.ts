import type { ComponentType } from 'react'
import type { TextKey } from '../i18n/useText.ts'
import { useUnreadCount } from '../inbox/useUnreadCount.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { PlanBadge } from './PlanBadge.tsx'

interface RoleParts {
  /** What the office is called beside the product's name. */
  readonly spaceLabel: TextKey
  /** Stands in the top bar. */
  readonly Bar?: ComponentType
  /** The number in front of the window's title. */
  readonly useTitleCount: () => number
}

/** What the layout shows to one role alone. */
export const roleParts: Readonly<Record<OfficeRole, RoleParts>> = {
  provider: { spaceLabel: 'layout.space', Bar: PlanBadge, useTitleCount: useUnreadCount },
  admin: { spaceLabel: 'layout.adminSpace', useTitleCount: () => 0 },
}
