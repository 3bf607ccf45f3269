import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { fillReply } from '../../../../src/domain/replyPlaceholders.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { ReplyPreview } from '../../replies/ReplyPreview.tsx'
import { replyValues } from '../../replies/replyValues.ts'
import { useMe } from '../../session/useMe.ts'
import { ContactedOffer } from './ContactedOffer.tsx'
import { type ReplyWay, replyLinks } from './replyLinks.ts'

const ways = ['email', 'sms', 'whatsApp'] as const satisfies readonly ReplyWay[]
/** More than the allowed number of templates. */
const all = { page: 1, perPage: 100 }

interface ReplyDialogProps {
  readonly request: InboxRequest
  readonly contact: NonNullable<InboxRequest['contact']>
  readonly onClose: () => void
}

/** Prepares a reply from a template: its text, and links that open it in a mail or messaging app. The product sends nothing itself. */
export function ReplyDialog({ request, contact, onClose }: ReplyDialogProps) {
  const t = useText()
  const titleId = useId()
  const me = useMe()
  const {
    data: templates,
    error,
    refetch,
  } = useGetList<RecordOf<'templates'>>('templates', {
    pagination: all,
    sort: { field: 'addedAt', order: 'ASC' },
  })
  const [chosenId, setChosenId] = useState<string>()
  const [isUsed, setUsed] = useState(false)
  const chosen = templates?.find(({ id }) => id === chosenId) ?? templates?.[0]
  const values = replyValues({ ...request, contact }, me)
  const links = chosen && replyLinks(contact, { subject: fillReply(chosen.title, values), text: fillReply(chosen.text, values) })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {t('requests.reply.title', { name: contact.firstname })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error ? (
          <LoadError title={t('templates.failed')} error={error} onRetry={() => void refetch()} />
        ) : !templates ? (
          <SkeletonLines />
        ) : chosen ? (
          <>
            <TextField
              select
              label={t('requests.reply.template')}
              value={chosen.id}
              onChange={({ target }) => setChosenId(target.value)}
              sx={{ mt: 1 }}
            >
              {templates.map(({ id, title }) => (
                <MenuItem key={id} value={id}>
                  {title}
                </MenuItem>
              ))}
            </TextField>
            <ReplyPreview title={chosen.title} text={chosen.text} values={values} />
          </>
        ) : (
          <Alert severity="info">
            {t('requests.reply.none')}{' '}
            <Link component={RouterLink} to={officePage('templates')}>
              {t('requests.reply.write')}
            </Link>
          </Alert>
        )}
        {isUsed && request.stage === 'new' && <ContactedOffer id={request.id} />}
        {links && (
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
            {ways.map((way) => (
              <Button
                key={way}
                component="a"
                href={links[way]}
                {...(way === 'whatsApp' && { target: '_blank', rel: 'noopener noreferrer' })}
                variant={way === 'email' ? 'contained' : 'outlined'}
                onClick={() => setUsed(true)}
                sx={{ minHeight: 48 }}
              >
                {t(`requests.reply.by.${way}`)}
              </Button>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} sx={{ px: 2 }}>
          {t('layout.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
