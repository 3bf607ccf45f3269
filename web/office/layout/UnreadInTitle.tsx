import type { ReactNode } from 'react'
import { useUnreadCount } from '../inbox/useUnreadCount.ts'
import { TitleCountContext } from '../kit/page/PageTitle.tsx'

/** Provides the number of unread requests for the document title. */
export function UnreadInTitle({ children }: { readonly children: ReactNode }) {
  return <TitleCountContext value={useUnreadCount()}>{children}</TitleCountContext>
}
