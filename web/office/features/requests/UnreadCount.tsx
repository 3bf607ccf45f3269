import { useUnreadCount } from '../../inbox/useUnreadCount.ts'
import type { CountProps } from '../../kit/defineResource.ts'

/** How many requests are not read yet, at their place in the menu. */
export function UnreadCount({ children }: CountProps) {
  return children(useUnreadCount())
}
