import { useUnreadCount } from '../../inbox/useUnreadCount.ts'
import type { CountProps } from '../../kit/defineResource.ts'

/** The number of unread requests, in the menu. */
export function UnreadCount({ children }: CountProps) {
  return children(useUnreadCount())
}
