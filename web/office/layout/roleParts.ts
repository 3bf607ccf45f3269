import type { ComponentType, ReactNode } from 'react'
import type { TextKey } from '../i18n/useText.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { PlanBadge } from './PlanBadge.tsx'
import { StartNotice } from './StartNotice.tsx'
import { UnreadInTitle } from './UnreadInTitle.tsx'

interface RoleParts {
  /** The office's name beside the product's. */
  readonly spaceLabel: TextKey
  /** Rendered in the top bar. */
  readonly Bar?: ComponentType
  /** Rendered above every page: what has to be done before the office can be used. */
  readonly Notice?: ComponentType
  /** Provides the number for the document title. */
  readonly TitleCount?: ComponentType<{ readonly children: ReactNode }>
}

/** The parts of the layout that depend on the role. */
export const roleParts: Readonly<Record<OfficeRole, RoleParts>> = {
  provider: { spaceLabel: 'layout.space', Bar: PlanBadge, Notice: StartNotice, TitleCount: UnreadInTitle },
  admin: { spaceLabel: 'layout.adminSpace' },
}
