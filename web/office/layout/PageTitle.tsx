import { useText } from '../i18n/useText.ts'
import { useUnreadCount } from '../inbox/useUnreadCount.ts'

/** The window's title: what is shown, and how many requests are unread. */
export function PageTitle({ title }: { readonly title: string }) {
  const t = useText()
  const unread = useUnreadCount()
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${title} · ${t('layout.product')}`}</title>
}
