import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

interface DeletionNoticeProps {
  readonly request: InboxRequest
  readonly onConfirm: () => void
}

/** Says that the couple wants its contact data deleted, or that they are deleted. */
export function DeletionNotice({ request, onConfirm }: DeletionNoticeProps) {
  const t = useText()
  const { dayOf } = useFormat()
  const { deletionAskedAt, contactDeletedAt, erased } = request
  if (deletionAskedAt === null || erased) return null
  if (contactDeletedAt !== null) return <Alert severity="info">{t('requests.deletion.confirmed', { date: dayOf(contactDeletedAt) })}</Alert>
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', columnGap: 2, '& .MuiAlert-message': { flex: '1 1 16rem' }, '& .MuiAlert-action': { pl: 0, mr: 0 } }}
      action={
        <Button color="inherit" variant="outlined" onClick={onConfirm} sx={{ px: 2 }}>
          {t('requests.deletion.button')}
        </Button>
      }
    >
      {t('requests.deletion.asked', { date: dayOf(deletionAskedAt) })}
    </Alert>
  )
}
