import Alert from '@mui/material/Alert'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

/** A notice at the top: the couple was erased, chose this provider, found another planner, withdrew, or cannot be reached. */
export function RequestNotice({ request }: { readonly request: InboxRequest }) {
  const t = useText()
  const { dayOf } = useFormat()
  const { erased, withdrawnAt, closedAt, chosen, creditReturned, returnRule, returnedAt, contact } = request
  if (erased) return <Alert severity="info">{t('requests.erased')}</Alert>
  if (chosen) return <Alert severity="success">{t('requests.chosen')}</Alert>
  if (closedAt !== null) {
    const closed = creditReturned ? 'requests.closedReturned' : 'requests.closed'
    return <Alert severity="warning">{t(closed, { date: dayOf(closedAt) })}</Alert>
  }
  if (withdrawnAt === null) {
    if (returnRule !== 'unreachable' || returnedAt === null) return null
    return <Alert severity="info">{t('requests.unreachableReturned', { date: dayOf(returnedAt) })}</Alert>
  }
  const text = creditReturned ? 'requests.withdrawnReturned' : contact ? 'requests.withdrawnReadable' : 'requests.withdrawn'
  return <Alert severity="warning">{t(text, { date: dayOf(withdrawnAt) })}</Alert>
}
