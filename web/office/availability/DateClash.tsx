import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { formatDay } from '../../shared/i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { stateOfDay, useAvailability } from './useAvailability.ts'

interface DateClashProps {
  /** Id of the request. */
  readonly day: string
  /** A booking for this request is no conflict. */
  readonly requestId: string
}

/** Warns that the provider's calendar has an entry on the couple's date. */
export function DateClash({ day, requestId }: DateClashProps) {
  const t = useText()
  const { data } = useAvailability()
  if (!data) return null
  const others = data.entries.filter((entry) => entry.requestId !== requestId)
  const state = stateOfDay({ ...data, entries: others }, day)
  if (state === 'free') return null
  return (
    <Alert severity="warning" data-clash={state}>
      {t(`availability.clash.${state}`, { date: formatDay(day) })}{' '}
      <Link component={RouterLink} to={officePage('availability')} color="inherit">
        {t('availability.clash.see')}
      </Link>
    </Alert>
  )
}
