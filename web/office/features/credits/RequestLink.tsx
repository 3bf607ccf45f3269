import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { LedgerEntry } from './ledgerEntry.ts'

/** From a line of the statement to the request it is about. */
export function RequestLink({ entry: { requestId, date } }: { readonly entry: LedgerEntry }) {
  const t = useText()
  const { dayOf } = useFormat()
  if (requestId === null) return null
  return (
    <Link
      component={RouterLink}
      to={`/requests/${requestId}`}
      variant="body2"
      aria-label={t('credits.seeRequestOf', { date: dayOf(date) })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('credits.seeRequest')}
    </Link>
  )
}
