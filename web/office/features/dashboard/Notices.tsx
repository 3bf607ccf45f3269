import Alert, { type AlertColor } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'

type Notice = RecordOf<'dashboard'>['notices'][number]

const looks: Readonly<Record<Notice, { readonly severity: AlertColor; readonly page?: string }>> = {
  mails_failed: { severity: 'error', page: 'account' },
  number_invalid_format: { severity: 'error', page: 'company' },
  number_not_found: { severity: 'error', page: 'company' },
  number_inactive: { severity: 'error', page: 'company' },
  number_in_use: { severity: 'error', page: 'company' },
  number_checking: { severity: 'info' },
  in_moderation: { severity: 'info' },
  submitted_again: { severity: 'info' },
  welcome_waits: { severity: 'info' },
  venue_rejected: { severity: 'error', page: 'venues' },
  welcome_reversed: { severity: 'info', page: 'credits' },
  no_credits: { severity: 'warning', page: 'credits' },
  last_credit: { severity: 'info', page: 'credits' },
  photos_hidden: { severity: 'warning', page: 'photos' },
  photo_quota_reached: { severity: 'info', page: 'subscription' },
}

/** Important notices, most urgent first, each with a link to the page where it can be solved. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useText()
  return notices.map((notice) => {
    const { severity, page } = looks[notice]
    const action = page && (
      <Button color="inherit" size="small" component={Link} to={officePage(page)}>
        {t('dashboard.notices.open')}
      </Button>
    )
    return (
      <Alert key={notice} severity={severity} role="note" action={action}>
        {t(`dashboard.notices.${notice}`)}
      </Alert>
    )
  })
}
