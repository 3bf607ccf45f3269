import type { ReactNode } from 'react'
import { useUnreadCount } from '../inbox/useUnreadCount.ts'
import { TitleCountContext } from '../kit/page/PageTitle.tsx'

/** The window's title counts the requests that nobody has opened. */
export function UnreadInTitle({ children }: { readonly children: ReactNode }) {
  return <TitleCountContext value={useUnreadCount()}>{children}</TitleCountContext>
}
