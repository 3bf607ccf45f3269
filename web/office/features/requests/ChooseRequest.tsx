import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { useUnreadCount } from '../../inbox/useUnreadCount.ts'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { useRequestKeys } from './useRequestKeys.ts'

/** Shown while no request is open: what to do next. */
export function ChooseRequest() {
  const t = useText()
  const unread = useUnreadCount()
  const { search } = useLocation()
  const { data } = useListContext<InboxRequest>()
  useRequestKeys({ id: undefined })
  if (!data || data.length === 0) return null
  const next = data.find(({ readAt }) => readAt === null)
  return (
    <StateMessage
      title={t('requests.choose.title')}
      text={unread > 0 ? t('requests.choose.waiting', { count: unread }) : t('requests.choose.none')}
    >
      {next && (
        <Button component={Link} to={{ pathname: officePage('requests', next.id), search }} variant="contained">
          {t('requests.choose.open')}
        </Button>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('requests.choose.keys')}
      </Typography>
    </StateMessage>
  )
}
